import type { WalletEntry as WalletEntryValue } from '@handset/domain';
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
import { hbl, money, today } from '../../testing/shop.fixtures.ts';
import { WalletEntry, type WalletEntryDraft } from './WalletEntry.tsx';

const capital: Partial<WalletEntryDraft> = { amount: 500_00, reason: 'capital' };

describe('a wallet entry', () => {
  keepsTheContract<WalletEntryValue, WalletEntryDraft>({
    flow: (props) => <WalletEntry {...props} {...money} />,
    keys: ['500{Tab}', 'Cap'],
    confirm: 'Record entry',
    value: { direction: 'in', account: 'cash:pocket', amount: 500_00, reason: 'capital', date: today },
    kept: ['Amount', '500'],
  });

  test('offers the reasons of its direction, and leaves it to the host to allow more than there is', async () => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} defaultDraft={{ ...capital, amount: 95_000_00 }} />);
    await page.getByText('Money out').click();
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await expect.element(field('Reason')).toHaveValue('');
    await field('Reason').selectOptions('Owner’s drawings');
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Pocket CashRs.90,000.*5,000/);
    await button('Record entry').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        direction: 'out',
        account: 'cash:pocket',
        amount: 95_000_00,
        reason: 'drawing',
        date: today,
      }),
    );
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    const draft = { amount: 0, date: '2026-11-22' };
    await show(<WalletEntry {...props} {...money} defaultDraft={draft} />);
    await button('Save').click();
    for (const message of [
      'Amount: The amount must be more than zero',
      'Reason: This is required',
      'Date: The date cannot be in the future',
    ])
      await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('that the host refuses for want of money says so at the account', async () => {
    const message = 'Pocket Cash holds Rs 90,000; this would take Rs 95,000';
    await show(
      <WalletEntry
        {...frame()}
        {...money}
        defaultDraft={capital}
        onSubmit={async () => ({ message, fieldErrors: { pocketCash: message } })}
      />,
    );
    await button('Save').click();
    await button('Record entry').click();
    await expect.element(problem(`Account: ${message}`)).toBeVisible();
  });

  test('goes on with the till alone while the banks are missing, and loads them again', async () => {
    const onRetry = vi.fn();
    await show(
      <WalletEntry
        {...frame()}
        banks={{ items: [], error: 'The banks could not be loaded', onRetry }}
        defaultDraft={capital}
      />,
    );
    await expect.element(page.getByText('The banks could not be loaded')).toBeVisible();
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Pocket Cash\+Rs.500/);
  });

  test('into a bank is named as the books name it', async () => {
    const props = frame();
    await show(
      <WalletEntry {...props} {...money} defaultAccount={`bank:${hbl._id}`} defaultDraft={capital} />,
    );
    await button('Save').click();
    await button('Record entry').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ account: `bank:${hbl._id}` }),
      ),
    );
  });

  test('tells the developer of a balance that is no amount', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(<WalletEntry {...frame()} {...money} pocketBalance={90.5} />);
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        '[@handset/flows] WalletEntry: `pocketBalance` is 90.5, which is no amount of money. Hand over whole minor units (1/100 rupee).',
      ),
    );
    warn.mockRestore();
  });
});
