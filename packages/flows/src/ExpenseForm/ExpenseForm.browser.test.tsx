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
  typeDay,
} from '../testing/dialogContract.fixtures.tsx';
import { hbl, money, today } from '../testing/shop.fixtures.ts';
import { ExpenseForm, type ExpenseSubmission } from './ExpenseForm.tsx';
import type { ExpenseDraft } from './expenseDraft.ts';

const rent: Partial<ExpenseDraft> = { category: 'Rent', amount: 5_000_00 };
const record = async () => {
  await button('Save').click();
  await button('Record expense').click();
};

describe('an expense', () => {
  keepsTheContract<ExpenseSubmission, ExpenseDraft>({
    flow: (props) => <ExpenseForm {...props} {...money} />,
    keys: ['500{Enter}', 'tea', '{Enter}'],
    confirm: 'Record expense',
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

  test('lists what it is and what it takes before it is recorded', async () => {
    await show(<ExpenseForm {...frame()} {...money} defaultDraft={rent} />);
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/Expense: RentRs.5,000/);
    await expect.element(question).toMatchTextContent(/Pocket CashRs.90,000Rs.85,000/);
  });

  test('needs an amount and a category', async () => {
    await show(<ExpenseForm {...frame()} {...money} />);
    await button('Save').click();
    await expect.element(problem('Amount: This is required')).toBeVisible();
    await expect.element(problem('Category: This is required')).toBeVisible();
  });

  test("takes a category of the shop's own", async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={{ amount: 500_00 }} />);
    await page.getByRole('combobox', { name: 'Category' }).fill('Guards');
    await page.getByRole('option', { name: 'Add “Guards”' }).click();
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ category: 'Guards' })),
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
    await field('Bank account').selectOptions('HBL · Current');
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

  test('chooses the only bank by itself', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} banks={{ items: [hbl] }} defaultDraft={rent} />);
    await page.getByText('Bank', { exact: true }).click();
    await record();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ bankAccountUsed: hbl._id, accountCash: 5_000_00, pocketCash: 0 }),
      ),
    );
  });

  test('of more than the till holds warns, and leaves it to the host', async () => {
    const props = frame();
    await show(<ExpenseForm {...props} {...money} defaultDraft={{ ...rent, amount: 95_000_00 }} />);
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await record();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
  });

  test('that the host refuses for want of money says so at the payment', async () => {
    const message = 'HBL holds Rs 100; this would take Rs 5,000';
    await show(
      <ExpenseForm
        {...frame()}
        {...money}
        defaultDraft={rent}
        onSubmit={async () => ({ message, fieldErrors: { accountCash: message } })}
      />,
    );
    await record();
    await expect.element(problem(`Payment method: ${message}`)).toBeVisible();
  });

  test.each([
    ['0', 'Amount: The amount must be more than zero'],
    ['-500', 'Amount: This is required'],
  ])('of %s is not handed over', async (text, message) => {
    await show(<ExpenseForm {...frame()} {...money} defaultDraft={{ category: 'Rent' }} />);
    await enter('Amount', text);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
  });

  test.each([
    [{ payee: 'P'.repeat(10_000) }, 'Paid to (optional): This is too long'],
    [{ note: 'N'.repeat(10_000) }, 'Note (optional): This is too long'],
    [{ category: 'C'.repeat(10_000) }, 'Category: This is too long'],
    [{ category: '   ' }, 'Category: This is required'],
  ])('case %# is not handed over', async (change, message) => {
    await show(<ExpenseForm {...frame()} {...money} defaultDraft={{ ...rent, ...change }} />);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
  });

  test('of a day to come is not handed over', async () => {
    await show(<ExpenseForm {...frame()} {...money} defaultDraft={rent} />);
    await typeDay('Date', '22112026');
    await button('Save').click();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
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

  test('two on one page keep their entries apart', async () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const props = frame();
    const { rerender } = await show(
      <>
        <ExpenseForm {...props} {...money} onChange={one} />
        <ExpenseForm {...props} {...money} onChange={other} isOpen={false} />
      </>,
    );
    await field('Amount').fill('500');
    await vi.waitFor(() => expect(one).toHaveBeenCalled());
    await rerender(
      <>
        <ExpenseForm {...props} {...money} onChange={one} isOpen={false} />
        <ExpenseForm {...props} {...money} onChange={other} />
      </>,
    );
    await expect.element(field('Amount')).toHaveValue('');
    expect(other).not.toHaveBeenCalled();
  });
});
