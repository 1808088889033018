import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { ExpenseForm, type ExpenseSubmission } from './ExpenseForm.tsx';
import type { ExpenseDraft } from './expenseDraft.ts';

const rent: Partial<ExpenseDraft> = { category: 'Rent', amount: 5_000_00 };
const agree = () => page.getByRole('button', { name: /^Record expense of Rs/ }).click();
const record = async () => {
  await button('Save').click();
  await agree();
};

describe('an expense', () => {
  keepsTheContract<ExpenseSubmission, ExpenseDraft>({
    flow: (props) => <ExpenseForm {...props} {...money} />,
    keys: ['500{Enter}', 'tea', '{Enter}'],
    confirm: 'Record expense of Rs\u00a0500',
    value: {
      date: today,
      category: 'Tea and food',
      amount: 500_00,
      payee: undefined,
      note: undefined,
      bankAccountUsed: undefined,
      pocketCash: 500_00,
      accountCash: 0,
      attachment: [],
    },
    kept: ['Amount', '500'],
  });

  test('lists what it is and what it takes, with a warning where the till may go below zero', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={{ ...rent, amount: 95_000_00 }} />);
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await button('Save').click();
    const question = page.getByRole('alertdialog', {
      name: 'Record an expense of Rs\u00a095,000 for Rent?',
    });
    await expect.element(question.getByText('Pocket Cash goes below zero.')).toBeVisible();
    await expect.element(question).toMatchTextContent(/Expense: RentRs.95,000/);
    await expect.element(question).toMatchTextContent(/Pocket CashRs.90,000.*5,000/);
    await agree();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
  });

  test('is refused at the account that holds too little, where none may go below zero; F4 and Alt 1 choose another', async () => {
    const props = frame();
    const draft = { ...rent, amount: 95_000_00 };
    await show(<ExpenseForm {...props} {...money} defaultDraft={draft} />, { canGoBelowZero: false });
    await button('Save').click();
    const short = problem('Payment method: Pocket Cash holds only Rs\u00a090,000');
    await expect.element(short).toBeVisible();
    await expect.element(page.getByText('Alt 1–2', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(short).not.toBeInTheDocument();
    await expect.element(field('Bank account')).toHaveValue(hbl._id);
    await userEvent.keyboard('{F4}');
    await expect.element(page.getByRole('radio', { name: 'Pocket Cash' })).toBeChecked();
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ bankAccountUsed: hbl._id, accountCash: 95_000_00, pocketCash: 0 }),
      ),
    );
  });

  test('says at each field what is wrong', async () => {
    const props = frame();
    const tooLong = 'N'.repeat(10_000);
    const draft = { payee: tooLong, note: tooLong, date: '2026-11-22' };
    await show(<ExpenseForm {...props} {...money} defaultDraft={draft} />);
    await button('Save').click();
    for (const message of [
      'Date: The date cannot be in the future',
      'Category: This is required',
      'Amount: This is required',
      'Paid to (optional): This is longer than 120 characters',
      'Note (optional): This is longer than 400 characters',
    ])
      await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('takes ten digits, and keeps what is more than a thousand crore to be corrected', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={rent} />);
    const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
    await amount.fill('10000000001');
    await button('Save').click();
    await expect.element(problem('Amount: The amount is too large')).toBeVisible();
    expect(page.getByText('The amount is too large', { exact: true }).elements()).toHaveLength(1);
    await enter('Note (optional)', 'Ten months');
    await expect.element(amount).toHaveValue('10,000,000,001');
    expect(props.onSubmit).not.toHaveBeenCalled();
    await amount.fill('9999999999');
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ category: 'Rent', amount: 9_999_999_999_00, note: 'Ten months' }),
      ),
    );
  });

  test('is paid by a bank, or by both, which always come to the amount', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={rent} />);
    await page.getByText('Both', { exact: true }).click();
    await button('Save').click();
    await expect
      .element(problem('Bank account: Choose the bank account that the amount moves through'))
      .toBeVisible();
    await field('Bank account').selectOptions('HBL · Current · Rs\u00a0350,000');
    await enter('Amount from bank', '6000');
    await button('Save').click();
    await expect
      .element(problem('Amount from bank: The payment must add up to the amount due'))
      .toBeVisible();
    await field('Amount from bank').fill('3000');
    await expect.element(page.getByText(/The other Rs.2,000 is pocket cash/)).toBeVisible();
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ bankAccountUsed: hbl._id, accountCash: 3_000_00, pocketCash: 2_000_00 }),
      ),
    );
  });

  test("takes a category of the shop's own, and chooses the only bank by itself", async () => {
    const props = frame();
    await show(<ExpenseForm {...props} banks={{ items: [hbl] }} defaultDraft={{ amount: 5_000_00 }} />);
    await page.getByRole('combobox', { name: 'Category' }).fill('Guards');
    await page.getByRole('option', { name: 'Add “Guards”' }).click();
    await page.getByText('Bank', { exact: true }).click();
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          category: 'Guards',
          bankAccountUsed: hbl._id,
          accountCash: 5_000_00,
          pocketCash: 0,
        }),
      ),
    );
  });

  test('carries the picture of its bill, and leaves out what is no picture', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={rent} />);
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('The browser draws no picture');
    const bill = new File([blob], 'bill.png', { type: 'image/png' });
    const text = new File(['text'], 'bill.txt', { type: 'text/plain' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files');
    await userEvent.upload(input, [bill, text]);
    await expect.element(page.getByText(/bill\.txt was left out/).first()).toBeVisible();
    await record();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
    const [submission] = props.onSubmit.mock.calls[0] as unknown as [ExpenseSubmission];
    expect(submission.attachment.map(({ name }) => name)).toEqual(['bill.png']);
  });

  test('can be filled with the till while the lists are missing', async () => {
    await show(
      <ExpenseForm
        {...frame()}
        banks={{ items: [], isLoading: true }}
        categories={{ items: [], error: 'The categories could not be loaded' }}
        defaultDraft={{ amount: 500_00 }}
      />,
    );
    await expect.element(page.getByText('The bank accounts are being loaded')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Bank', exact: true })).toBeDisabled();
  });
});
