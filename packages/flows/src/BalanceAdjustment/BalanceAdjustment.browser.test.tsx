import type { PartyEntry } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
  typeDay,
} from '../testing/dialogContract.fixtures.tsx';
import { ali, customer, openBills, today } from '../testing/shop.fixtures.ts';
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

  test('that lets a debt go says why, and which bills are settled', async () => {
    const props = frame();
    await show(<BalanceAdjustment {...props} party={customer} bills={bills} defaultDraft={letGo} />);
    await expect
      .element(page.getByRole('list', { name: 'Bills that it settles' }))
      .toMatchTextContent(/INV-31.*Rs.8,000Rs.0.*INV-47.*Rs.4,000Rs.3,000/);
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/Sana Iqbal owes usRs.12,000Rs.3,000/);
    await button('Let the debt go').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        kind: 'write-off',
        direction: 'in',
        amount: 9_000_00,
        date: today,
        note: 'He left the city',
      }),
    );
  });

  test.each([
    [{ note: '   ' }, 'Note: This is required'],
    [{ note: 'N'.repeat(10_000) }, 'Note: This is too long'],
    [{ amount: 12_001_00 }, 'Amount: Only Rs\u00a012,000 is open and can be let go'],
    [{ direction: 'out' as const }, 'Amount: Nothing is open that could be let go'],
    [{ amount: 0 }, 'Amount: The amount must be more than zero'],
  ])('case %# is not handed over', async (change, message) => {
    const props = frame();
    await show(
      <BalanceAdjustment {...props} party={customer} bills={bills} defaultDraft={{ ...letGo, ...change }} />,
    );
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('of no amount, or of a day to come, is not handed over', async () => {
    await show(<BalanceAdjustment {...frame()} party={ali} />);
    await enter('Amount', '-5');
    await typeDay('Date', '22112026');
    await button('Save').click();
    await expect.element(problem('Amount: This is required')).toBeVisible();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
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
    await expect.element(field('Why it is let go')).toHaveValue('He left the city');
  });
});
