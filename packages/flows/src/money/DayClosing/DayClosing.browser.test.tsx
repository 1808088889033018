import type { DayClosing as DayClosingValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  enter,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { DayClosing, type DayClosingDraft } from './DayClosing.tsx';

const expectedCash = 90_000_00;
const note = (rupees: string) => page.getByRole('textbox', { name: `Rs\u00a0${rupees} ×`, exact: true });
const question = () => page.getByRole('alertdialog');

describe('a day that is closed', () => {
  keepsTheContract<DayClosingValue, DayClosingDraft>({
    flow: (props) => <DayClosing {...props} expectedCash={expectedCash} />,
    keys: ['17{Enter}', '4', '{Enter}'.repeat(9), 'Short change'],
    submit: 'Close day',
    confirm: 'Close day',
    value: { date: today, countedCash: 89_000_00, expectedCash, reason: 'Short change', confirmedBanks: [] },
    kept: ['Reason for the difference', 'Short change'],
  });

  test('with a difference needs its reason, and says what it changes: the till, and that the day is closed', async () => {
    await show(<DayClosing {...frame()} expectedCash={expectedCash} />);
    await note('5,000').fill('17');
    await button('Close day').click();
    await expect
      .element(problem('Reason for the difference: The count differs from the books: say why'))
      .toBeVisible();
    await enter('Reason for the difference', 'Short change');
    await button('Close day').click();
    await expect.element(question()).toMatchTextContent(/Difference · Short changeRs.5,000 missing/);
    await expect.element(question()).toMatchTextContent('Day · 21 Nov 2026OpenClosed');
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.85,000/);
  });

  test('may hide the books until a count that differs was to be saved', async () => {
    const props = frame();
    await show(<DayClosing {...props} expectedCash={expectedCash} hidesBooks />);
    await note('5,000').fill('17');
    await expect.element(page.getByText('Shown once you have counted')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/90,000|missing/);
    await button('Close day').click();
    await expect
      .element(problem('Reason for the difference: The count differs from the books: say why'))
      .toBeVisible();
    await expect.element(page.getByText('Rs\u00a05,000 missing')).toBeVisible();
    await note('5,000').fill('18');
    await expect.element(page.getByText('The count matches the books.')).toBeVisible();
    await button('Close day').click();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalled());
  });

  test('carries the banks that were ticked, with the balances that were shown', async () => {
    const props = frame();
    const banks = [
      { _id: 'hbl', bankName: 'HBL', balance: 1_948_450_00 },
      { _id: 'jazz', bankName: 'JazzCash', balance: 12_300_00 },
    ];
    const view = await show(<DayClosing {...props} {...{ expectedCash, banks }} />);
    await page.getByText('HBL', { exact: true }).click();
    await note('5,000').fill('18');
    banks.splice(0, 1, { _id: 'hbl', bankName: 'HBL', balance: 1_948_000_00 });
    await view.rerender(<DayClosing {...props} {...{ expectedCash, banks: [...banks] }} />);
    await expect.element(page.getByText('Rs\u00a01,948,000')).toBeVisible();
    await userEvent.keyboard('{Enter}'.repeat(10));
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        date: today,
        countedCash: 90_000_00,
        expectedCash,
        confirmedBanks: [{ bank: 'hbl', balance: 1_948_000_00 }],
      }),
    );
  });

  test('is counted from the largest note to the coin of one, in digits, up to 9,999 pieces', async () => {
    await show(<DayClosing {...frame()} expectedCash={expectedCash} />);
    const width = () => note('1,000').element().getBoundingClientRect().width;
    const emptyWidth = width();
    await expect.element(note('5,000')).toHaveFocus();
    await userEvent.keyboard('{Tab}short change9999{Tab}');
    await expect.element(note('1,000')).toHaveValue('9999');
    await expect.element(page.getByRole('group').getByText('Rs\u00a09,999,000')).toBeVisible();
    expect(width()).toBe(emptyWidth);
    await expect.element(note('500')).toHaveFocus();
    await userEvent.keyboard('10000{Tab}');
    await expect.element(note('500')).toHaveAccessibleDescription('Enter 9999 or less');
    await userEvent.keyboard('{Tab}'.repeat(6));
    await expect.element(note('1')).toHaveFocus();
  });

  test('is not closed before it has come', async () => {
    const props = frame();
    await show(<DayClosing {...props} date="2026-11-22" expectedCash={expectedCash} />);
    await note('5,000').fill('18');
    await button('Close day').click();
    await expect.element(page.getByText('The date cannot be in the future')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('without a difference needs no reason and asks nothing, and is told that it was closed already', async () => {
    const message = 'The books are closed up to 2026-11-21 already';
    const onSubmit = vi.fn(async () => ({ message, fieldErrors: { date: message } }));
    await show(<DayClosing {...frame()} date="2026-11-20" {...{ expectedCash, onSubmit }} />);
    await note('5,000').fill('18');
    await button('Close day').click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      date: '2026-11-20',
      countedCash: 90_000_00,
      expectedCash,
      confirmedBanks: [],
    });
  });
});
