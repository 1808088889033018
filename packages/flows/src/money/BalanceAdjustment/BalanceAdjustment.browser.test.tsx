import type { PartyEntry } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { ali, customer, openBills, today } from '../../testing/shop.fixtures.ts';
import { BalanceAdjustment } from './BalanceAdjustment.tsx';
import type { BalanceAdjustmentDraft } from './balanceAdjustmentDraft.ts';

const bills = { items: openBills };
const letGo: Partial<BalanceAdjustmentDraft> = {
  kind: 'write-off',
  amount: 9_000_00,
  note: 'He left the city',
};
const question = () => page.getByRole('alertdialog');

describe('an adjusted balance', () => {
  keepsTheContract<PartyEntry, BalanceAdjustmentDraft>({
    flow: (props) => <BalanceAdjustment {...props} party={ali} />,
    keys: ['500'],
    confirm: 'Record opening balance',
    value: {
      kind: 'opening',
      direction: 'in',
      amount: 500_00,
      date: today,
      dueDate: undefined,
      note: undefined,
      bills: undefined,
    },
    kept: ['Amount', '500'],
  });

  test('that opens the books shows the balance before and after, either way', async () => {
    await show(<BalanceAdjustment {...frame()} party={ali} defaultDraft={{ amount: 500_00 }} />);
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Ali Raza owes usRs.0Rs.500/);
    await page.getByText('We owe Ali Raza', { exact: true }).first().click();
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/We owe Ali RazaRs.0Rs.500/);
  });

  test('that writes a debt off says why, and which bills are settled', async () => {
    const props = frame();
    await show(<BalanceAdjustment {...props} party={customer} bills={bills} defaultDraft={letGo} />);
    await expect
      .element(page.getByRole('list', { name: 'Bills that it settles' }))
      .toMatchTextContent(/INV-31.*Rs.8,000Rs.0.*INV-47.*Rs.4,000Rs.3,000/);
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/Sana Iqbal owes usRs.12,000Rs.3,000/);
    await button('Write off').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        kind: 'write-off',
        direction: 'in',
        amount: 9_000_00,
        expected: 12_000_00,
        date: today,
        note: 'He left the city',
      }),
    );
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    const draft = { ...letGo, direction: 'out' as const, note: ' ', date: '2026-11-22' };
    await show(<BalanceAdjustment {...props} party={customer} bills={bills} defaultDraft={draft} />);
    await button('Save').click();
    for (const message of [
      'Amount: Nothing is open to write off',
      'Date: The date cannot be in the future',
      'Note: This is required',
    ])
      await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('says why the bills are missing, and loads them again', async () => {
    const onRetry = vi.fn();
    await show(
      <BalanceAdjustment
        {...frame()}
        party={customer}
        bills={{ items: [], error: 'The bills could not be loaded', onRetry }}
        defaultDraft={letGo}
      />,
    );
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expect.element(field('Reason for the write-off')).toHaveValue('He left the city');
  });
});
