import type { CashCount as CashCountValue } from '@handset/domain';
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
import { hbl, money } from '../../testing/shop.fixtures.ts';
import { CashCount, type CashCountDraft } from './CashCount.tsx';

const note = (rupees: string) => page.getByRole('textbox', { name: `Rs\u00a0${rupees} ×`, exact: true });

describe('a cash count', () => {
  keepsTheContract<CashCountValue, CashCountDraft>({
    flow: (props) => <CashCount {...props} {...money} />,
    keys: ['17{Enter}', '4', '{Enter}'.repeat(9), 'Short change'],
    confirm: 'Correct the books',
    value: { account: 'cash:pocket', counted: 89_000_00, expected: 90_000_00, reason: 'Short change' },
    kept: ['Reason for the difference', 'Short change'],
  });

  test('adds up the notes, needs a reason for what is missing, and shows what the books become', async () => {
    await show(<CashCount {...frame()} {...money} />);
    await note('5,000').fill('17');
    await note('1,000').fill('4');
    await note('2').fill('3');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/CountedRs.89,006/);
    await expect.element(dialog).toMatchTextContent(/In the booksRs.90,000/);
    await expect.element(dialog).toMatchTextContent(/DifferenceRs.994 missing/);
    await button('Save').click();
    await expect
      .element(problem('Reason for the difference: The count differs from the books: say why'))
      .toBeVisible();
    await enter('Reason for the difference', 'Short change');
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Pocket CashRs.90,000Rs.89,006/);
  });

  test('that matches the books is handed over without a question or a reason', async () => {
    const props = frame();
    await show(<CashCount {...props} {...money} />);
    await note('5,000').fill('18');
    await expect.element(page.getByText('The count matches the books.')).toBeVisible();
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        account: 'cash:pocket',
        counted: 90_000_00,
        expected: 90_000_00,
      }),
    );
  });

  test('needs something counted; a 0 says that the till is empty', async () => {
    const props = frame();
    await show(<CashCount {...props} banks={{ items: [] }} pocketBalance={0} />);
    await button('Save').click();
    await expect.element(problem('Notes and coins: This is required')).toBeVisible();
    await note('5,000').fill('0');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        account: 'cash:pocket',
        counted: 0,
        expected: 0,
      }),
    );
  });

  test('may be one figure, and a bank always is', async () => {
    const props = frame();
    await show(<CashCount {...props} {...money} />);
    await page.getByText('One figure').click();
    await expect.element(field('Counted')).toBeVisible();
    await field('Account').selectOptions('HBL');
    await expect.element(page.getByText('One figure')).not.toBeInTheDocument();
    await enter('Counted', '350000');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        account: `bank:${hbl._id}`,
        counted: 350_000_00,
        expected: 350_000_00,
      }),
    );
  });

  test('leaves the reason to the host where the books are not known', async () => {
    const message = 'The count differs from the books: say why';
    await show(
      <CashCount
        {...frame()}
        banks={{ items: [], isLoading: true }}
        onSubmit={async () => ({ message, fieldErrors: { reason: message } })}
      />,
    );
    await note('100').fill('1');
    await button('Save').click();
    await expect.element(problem(`Reason for the difference: ${message}`)).toBeVisible();
  });
});
