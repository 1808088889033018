import type { PartyPayment } from '@handset/domain';
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
import { customer, dealer, hbl, money, openBills, today } from '../../testing/shop.fixtures.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { PaymentDraft } from './paymentDraft.ts';

const [, youngBill] = openBills.map(({ _id }) => _id);
const bills = { items: openBills };
const received = { direction: 'in', amount: 500_00, date: today, pocketCash: 500_00, accountCash: 0 };
const settled = () => page.getByRole('list', { name: 'Bills that it settles' });
const question = () => page.getByRole('alertdialog');
const agree = () =>
  question()
    .getByRole('button', { name: /^Receive Rs/ })
    .click();
/** Saves the payment, agrees, and expects it to be handed over once. */
const saves = async ({ onSubmit }: ReturnType<typeof frame>, change: object) => {
  await button('Save').click();
  await agree();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...received, ...change }));
};

describe('a payment', () => {
  keepsTheContract<PartyPayment, PaymentDraft>({
    flow: (props) => <PaymentDialog {...props} {...money} party={customer} bills={bills} />,
    keys: ['500'],
    confirm: 'Receive Rs\u00a0500',
    value: { ...received, direction: 'in' },
    kept: ['Amount', '500'],
  });

  test('goes the way that the balance asks for, and can go the other', async () => {
    await show(<PaymentDialog {...frame()} {...money} party={dealer} />);
    await expect.element(page.getByRole('dialog', { name: 'Pay', exact: true })).toBeVisible();
    await page.getByText('Receive', { exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Receive payment' })).toBeVisible();
  });

  test('shows the balance before and after, in the form and before it is sent', async () => {
    await show(<PaymentDialog {...frame()} {...money} party={dealer} defaultDraft={{ amount: 10_000_00 }} />);
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(/We owe Bilal TradersRs.45,000Rs.35,000/);
    await button('Save').click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'Pay Rs\u00a010,000 to Bilal Traders?' }))
      .toMatchTextContent(/We owe Bilal TradersRs.45,000Rs.35,000/);
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.80,000/);
  });

  test('fills in the whole balance with one press, and settles the oldest due first', async () => {
    const props = frame();
    await show(<PaymentDialog {...props} {...money} party={customer} bills={bills} />);
    await page.getByRole('button', { name: /Whole balance/ }).click();
    await expect.element(page.getByRole('button', { name: /Whole balance/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveFocus();
    await expect.element(settled()).toMatchTextContent(/INV-31.*Rs.8,000Rs.0.*INV-47.*Rs.4,000Rs.0/);
    await saves(props, { amount: 12_000_00, pocketCash: 12_000_00 });
  });

  test('fills in the bill that it is opened for, and chooses it', async () => {
    const props = frame();
    await show(
      <PaymentDialog {...props} {...money} party={customer} bills={bills} defaultBillId={youngBill} />,
    );
    await expect.element(settled()).toMatchTextContent(/INV-47 · due 5 Dec 2026Rs.4,000Rs.0/);
    await saves(props, {
      amount: 4_000_00,
      pocketCash: 4_000_00,
      bills: [{ billId: youngBill, amount: 4_000_00 }],
    });
  });

  test('settles chosen bills, each for no more than is open of it, together no more than the amount', async () => {
    const props = frame();
    await show(
      <PaymentDialog
        {...props}
        {...money}
        party={customer}
        bills={bills}
        defaultDraft={{ amount: 3_000_00 }}
      />,
    );
    await page.getByText('Chosen bills', { exact: true }).click();
    await expect
      .element(page.getByRole('checkbox', { name: /INV-47 · due/ }))
      .toHaveAccessibleDescription('Rs\u00a04,000 open');
    await page
      .getByText(/INV-47 · due/)
      .first()
      .click();
    await expect.element(field('Amount for INV-47')).toHaveValue('3,000');
    await enter('Amount for INV-47', '5000');
    await button('Save').click();
    await expect.element(problem('Amount for INV-47: Only Rs\u00a04,000 is open')).toBeVisible();
    await enter('Amount for INV-47', '4000');
    await expect
      .element(problem('Bills that it settles: The chosen bills come to more than the amount'))
      .toBeVisible();
    await enter('Amount for INV-47', '1000');
    await expect.element(settled()).toMatchTextContent(/INV-31.*Rs.8,000Rs.6,000/);
    await saves(props, {
      amount: 3_000_00,
      pocketCash: 3_000_00,
      bills: [{ billId: youngBill, amount: 1_000_00 }],
    });
  });

  test('asks again for the bills when another till has settled the chosen one', async () => {
    const props = frame();
    const dialog = (items: typeof openBills) => (
      <PaymentDialog {...props} {...money} party={customer} bills={{ items }} defaultBillId={youngBill} />
    );
    const { rerender } = await show(dialog(openBills));
    await expect.element(field('Amount for INV-47')).toHaveValue('4,000');
    await rerender(dialog(openBills.filter(({ _id }) => _id !== youngBill)));
    await button('Save').click();
    const gone = problem(
      'Bills that it settles: A bill that was chosen is not among the open ones. Choose again',
    );
    await expect.element(gone).toBeVisible();
    await page.getByText('Oldest due first', { exact: true }).click();
    await expect.element(gone).not.toBeInTheDocument();
    await saves(props, { amount: 4_000_00, pocketCash: 4_000_00 });
  });

  test('can go to the oldest bills where the chosen ones cannot be loaded', async () => {
    const props = frame();
    const amounts = { [String(youngBill)]: 500_00 };
    await show(
      <PaymentDialog
        {...props}
        {...money}
        party={customer}
        bills={{ items: [], error: 'The server cannot be reached' }}
        defaultDraft={{ amount: 500_00, bills: { order: 'chosen', amounts } }}
      />,
    );
    await button('Save').click();
    await expect
      .element(
        problem('Bills that it settles: A bill that was chosen is not among the open ones. Choose again'),
      )
      .toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
    await page.getByText('Oldest due first', { exact: true }).click();
    await saves(props, {});
  });

  test('takes its amount from the first chosen bill while none is typed', async () => {
    await show(<PaymentDialog {...frame()} {...money} party={customer} bills={bills} />);
    await page.getByText('Chosen bills', { exact: true }).click();
    await page
      .getByText(/INV-31 · due/)
      .first()
      .click();
    await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('8,000');
  });

  test('gives back what was paid ahead, and says that the rest stays as an advance', async () => {
    await show(
      <PaymentDialog
        {...frame()}
        {...money}
        party={customer}
        bills={bills}
        paidAhead={{ receivable: 0, payable: 1_000_00 }}
        defaultDraft={{ amount: 15_000_00 }}
      />,
    );
    await expect.element(page.getByText(/Rs.1,000 returns the advance\./)).toBeVisible();
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(/Sana Iqbalowes us Rs.12,000we owe Rs.3,000/);
    const said = /Rs.2,000 is more than is owed: it stays as an advance\./;
    await expect.element(page.getByText(said)).toBeVisible();
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/AdvanceRs.2,000/);
  });

  test('says what stays as an advance by the balance alone where the bills are not known', async () => {
    await show(
      <PaymentDialog {...frame()} {...money} party={customer} defaultDraft={{ amount: 15_000_00 }} />,
    );
    await expect.element(page.getByText(/Rs.3,000 is more than is owed/)).toBeVisible();
  });

  test('into a bank and the till divides as it was asked', async () => {
    const props = frame();
    await show(<PaymentDialog {...props} {...money} party={customer} defaultDraft={{ amount: 500_00 }} />);
    await page.getByText('Both', { exact: true }).click();
    await field('Bank account').selectOptions('HBL · Current · Rs\u00a0350,000');
    await enter('Amount to bank', '200');
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/HBLRs.350,000Rs.350,200/);
    await agree();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...received,
        pocketCash: 300_00,
        accountCash: 200_00,
        bankAccountUsed: hbl._id,
      }),
    );
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    await show(
      <PaymentDialog
        {...props}
        {...money}
        party={customer}
        bills={bills}
        defaultDraft={{ amount: 0, date: '2026-11-22' }}
      />,
    );
    await button('Save').click();
    await expect.element(problem('Amount: The amount must be more than zero')).toBeVisible();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('takes ten digits, and keeps what is more than a thousand crore to be corrected', async () => {
    const props = frame();
    await show(<PaymentDialog {...props} {...money} party={customer} />);
    await enter('Note (optional)', 'For ten years');
    const typed = page.getByRole('textbox', { name: 'Amount', exact: true });
    await enter('Amount', '10000000001');
    await expect.element(typed).toHaveValue('10,000,000,001');
    await button('Save').click();
    await expect.element(problem('Amount: The amount is too large')).toBeVisible();
    expect(page.getByText('The amount is too large', { exact: true }).elements()).toHaveLength(1);
    expect(props.onSubmit).not.toHaveBeenCalled();
    await typed.fill('9999999999');
    const paid = 9_999_999_999_00;
    await saves(props, { amount: paid, pocketCash: paid, note: 'For ten years' });
  });

  test('waits for its bills, and says why they are missing', async () => {
    const onRetry = vi.fn();
    const props = frame();
    const { rerender } = await show(
      <PaymentDialog {...props} {...money} party={customer} bills={{ items: [], isLoading: true }} />,
    );
    await expect.element(page.getByText('The open bills are being loaded')).toBeVisible();
    await rerender(
      <PaymentDialog
        {...props}
        {...money}
        party={customer}
        bills={{ items: [], error: 'The bills could not be loaded', onRetry }}
      />,
    );
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
