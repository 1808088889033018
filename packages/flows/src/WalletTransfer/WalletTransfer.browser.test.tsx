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
  typeDay,
} from '../testing/dialogContract.fixtures.tsx';
import { hbl, money, today } from '../testing/shop.fixtures.ts';
import { WalletTransfer, type WalletTransferDraft } from './WalletTransfer.tsx';

const toBank = `bank:${hbl._id}`;

describe('a transfer', () => {
  keepsTheContract<WalletTransferValue, WalletTransferDraft>({
    flow: (props) => <WalletTransfer {...props} {...money} />,
    keys: ['HBL{Tab}', '500'],
    confirm: 'Transfer',
    value: { from: 'cash:pocket', to: toBank, amount: 500_00, date: today },
    kept: ['Amount', '500'],
  });

  test('lists both accounts before it is made', async () => {
    await show(<WalletTransfer {...frame()} {...money} defaultDraft={{ to: toBank, amount: 5_000_00 }} />);
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/Pocket CashRs.90,000Rs.85,000/);
    await expect.element(question).toMatchTextContent(/HBLRs.350,000Rs.355,000/);
  });

  test('needs two different accounts', async () => {
    const props = frame();
    await show(
      <WalletTransfer {...props} {...money} defaultDraft={{ to: 'cash:pocket', amount: 5_000_00 }} />,
    );
    await button('Save').click();
    await expect.element(problem('To account: Choose two different accounts')).toBeVisible();
    await field('To account').selectOptions('HBL');
    await expect.element(problem('To account: Choose two different accounts')).not.toBeInTheDocument();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['', 'Amount: This is required'],
    ['0', 'Amount: The amount must be more than zero'],
    ['-5', 'Amount: This is required'],
  ])('of "%s" is not handed over', async (text, message) => {
    await show(<WalletTransfer {...frame()} {...money} defaultDraft={{ to: toBank }} />);
    await enter('Amount', text);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
  });

  test('of more than there is warns', async () => {
    await show(<WalletTransfer {...frame()} {...money} defaultDraft={{ to: toBank, amount: 90_001_00 }} />);
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
  });

  test('of a day to come is not handed over', async () => {
    await show(<WalletTransfer {...frame()} {...money} defaultDraft={{ to: toBank, amount: 500_00 }} />);
    await typeDay('Date', '22112026');
    await button('Save').click();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
  });

  test('that the host refuses for want of money says so at the account it comes from', async () => {
    const message = 'Pocket Cash holds Rs 400; this would take Rs 500';
    await show(
      <WalletTransfer
        {...frame()}
        {...money}
        defaultDraft={{ to: toBank, amount: 500_00 }}
        onSubmit={async () => ({ message, fieldErrors: { pocketCash: message } })}
      />,
    );
    await button('Save').click();
    await button('Transfer').click();
    await expect.element(problem(`From account: ${message}`)).toBeVisible();
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
