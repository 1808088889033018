import type { WalletTransfer as WalletTransferValue } from '@handset/domain';
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
} from '../../testing/dialogContract.fixtures.tsx';
import { hbl, money, today } from '../../testing/shop.fixtures.ts';
import { WalletTransfer, type WalletTransferDraft } from './WalletTransfer.tsx';

const toBank = `bank:${hbl._id}`;

describe('a transfer', () => {
  keepsTheContract<WalletTransferValue, WalletTransferDraft>({
    flow: (props) => <WalletTransfer {...props} {...money} />,
    keys: ['HBL{Tab}', '500'],
    confirm: 'Transfer Rs\u00a0500',
    value: { from: 'cash:pocket', to: toBank, amount: 500_00, date: today },
    kept: ['Amount', '500'],
  });

  test('lists both accounts before it is made, and warns of more than there is', async () => {
    await show(<WalletTransfer {...frame()} {...money} defaultDraft={{ to: toBank, amount: 95_000_00 }} />);
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await button('Save').click();
    const question = page.getByRole('alertdialog', {
      name: 'Transfer Rs\u00a095,000 from Pocket Cash to HBL?',
    });
    await expect.element(question.getByText('Pocket Cash goes below zero.')).toBeVisible();
    await expect.element(question).toMatchTextContent(/Pocket CashRs.90,000.*5,000/);
    await expect.element(question).toMatchTextContent(/HBLRs.350,000Rs.445,000/);
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    const draft = { to: 'cash:pocket', amount: 500_00, date: '2026-11-22' };
    await show(<WalletTransfer {...props} {...money} defaultDraft={draft} />);
    await expect.element(field('To account').getByRole('option', { name: 'Pocket Cash' })).toBeDisabled();
    await button('Save').click();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    await field('To account').selectOptions('HBL');
    await expect.element(problem('To account: Choose two different accounts')).not.toBeInTheDocument();
    await enter('Amount', '0');
    await expect.element(problem('Amount: The amount must be more than zero')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('waits for the banks, and says why they are missing', async () => {
    const onRetry = vi.fn();
    const { rerender } = await show(
      <WalletTransfer {...frame()} banks={{ items: [], error: 'The banks could not be loaded', onRetry }} />,
    );
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await rerender(<WalletTransfer {...frame()} {...money} />);
    await field('To account').selectOptions('HBL');
    await expect.element(field('To account')).toHaveValue(toBank);
  });
});
