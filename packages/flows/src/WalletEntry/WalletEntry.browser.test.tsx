import type { WalletEntry as WalletEntryValue } from '@handset/domain';
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

  test('lists what it changes before it is recorded', async () => {
    await show(<WalletEntry {...frame()} {...money} defaultDraft={capital} />);
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Pocket CashRs.90,000Rs.90,500/);
  });

  test('offers the reasons of its direction', async () => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} defaultDraft={capital} />);
    await page.getByText('Money out').click();
    await expect.element(field('Reason')).toHaveValue('');
    await field('Reason').selectOptions('Owner drawing');
    await button('Save').click();
    await button('Record entry').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        direction: 'out',
        account: 'cash:pocket',
        amount: 500_00,
        reason: 'drawing',
        date: today,
      }),
    );
  });

  test('of an adjustment says what it is for', async () => {
    await show(<WalletEntry {...frame()} {...money} defaultDraft={{ ...capital, reason: 'adjustment' }} />);
    await button('Save').click();
    await expect.element(problem('Note: Say what the adjustment is for')).toBeVisible();
  });

  test('that takes more than there is warns, and leaves it to the host', async () => {
    const props = frame();
    await show(
      <WalletEntry
        {...props}
        {...money}
        defaultDraft={{ direction: 'out', amount: 95_000_00, reason: 'drawing' }}
      />,
    );
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await button('Save').click();
    await button('Record entry').click();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
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

  test.each([
    ['0', 'Amount: The amount must be more than zero'],
    ['-500', 'Amount: This is required'],
    ['five hundred', 'Amount: This is required'],
    ['99999999999', 'Amount: The amount is too large'],
  ])('of %s is not handed over', async (text, message) => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} defaultDraft={{ reason: 'capital' }} />);
    await enter('Amount', text);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test.each(['Rs 1,23,456.50', '۱۲۳۴۵۶٫۵۰', '123456.5'])('reads %s', async (text) => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} defaultDraft={{ reason: 'capital' }} />);
    await enter('Amount', text);
    await button('Save').click();
    await button('Record entry').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 123_456_50 })),
    );
  });

  test('of a day to come is not handed over', async () => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} defaultDraft={capital} />);
    await typeDay('Date', '22112026');
    await button('Save').click();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
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
