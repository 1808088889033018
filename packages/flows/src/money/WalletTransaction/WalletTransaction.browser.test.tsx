import type { PaymentSplit } from '@handset/domain';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { Refusal } from '../../form/embedding.ts';
import { PaymentFields, type PaymentFieldsProps } from './PaymentFields.tsx';
import { WalletTransaction, type WalletTransactionProps } from './WalletTransaction.tsx';
import { both, hbl, jazzCash } from './wallet.fixtures.ts';

const calls = () => ({ onSubmit: vi.fn(async () => {}), onClear: vi.fn(), onCancel: vi.fn() });
const frame = { isOpen: true, due: 4_500_000, banks: { items: [hbl, jazzCash] }, pocketBalance: 6_000_000 };

async function show(props: Partial<WalletTransactionProps> = {}) {
  const on = calls();
  const screen = await render(<WalletTransaction {...frame} {...on} {...props} />);
  return { ...on, rerender: screen.rerender };
}

const wallet = () => page.getByRole('dialog', { name: 'Wallet Transaction' });
const method = () => wallet().getByLabelText(/Payment method/);
const bank = () => wallet().getByLabelText(/Bank account/);
const fromBank = () => wallet().getByLabelText(/Amount (from|to) bank/);
const fromPocket = () => wallet().getByLabelText(/Amount (from|to) pocket/);
const asking = (title: string) => page.getByRole('dialog', { name: title });
const save = (dialog = wallet()) => dialog.getByRole('button', { name: 'Save' }).click();

async function answer(title: string, rupees?: string) {
  const dialog = asking(title);
  if (rupees !== undefined) await dialog.getByRole('textbox').fill(rupees);
  await save(dialog);
  await expect.element(dialog).not.toBeInTheDocument();
}

afterEach(() => vi.restoreAllMocks());

describe('a payment', () => {
  it('comes from the selected bank, with its balance before and after', async () => {
    const { onSubmit } = await show();
    await method().selectOptions('Bank');
    await bank().selectOptions('HBL · Current');
    await expect.element(asking('Bank amount')).toMatchTextContent('HBLRs 50,000Rs 5,000');
    await answer('Bank amount');
    await save();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      pocketCash: 0,
      accountCash: 4_500_000,
      bankAccountUsed: hbl._id,
    });
  });

  it('comes from both: the till takes what the bank leaves', async () => {
    const { onSubmit } = await show();
    await method().selectOptions('Both');
    await bank().selectOptions('HBL · Current');
    await answer('Bank amount', '20,000');
    await answer('Pocket cash amount');
    await save();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(both);
  });

  it('goes in where money comes in', async () => {
    await show({ direction: 'in', banks: { items: [hbl] } });
    await method().selectOptions('Bank');
    await expect
      .element(asking('Bank amount'))
      .toMatchTextContent('The cash will be added to your selected bank.');
    await expect.element(asking('Bank amount')).toMatchTextContent('HBLRs 50,000Rs 95,000');
  });

  it('is made by the keyboard alone, from a single bank in six keys', async () => {
    const { onSubmit } = await show({ banks: { items: [hbl] } });
    await expect.element(method()).toHaveFocus();
    await method().selectOptions('Bank');
    await expect.element(asking('Bank amount').getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(asking('Bank amount')).not.toBeInTheDocument();
    await fromBank().click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('what is refused', () => {
  it('is a payment without a method', async () => {
    const { onSubmit } = await show();
    await save();
    await expect.element(method()).toHaveAccessibleDescription('Choose a payment method');
    await expect.element(method()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a bank, or its amount, that is missing: in its dialog and in the wallet', async () => {
    const { onSubmit } = await show();
    await method().selectOptions('Both');
    await save();
    await expect
      .element(bank())
      .toHaveAccessibleDescription('Choose the bank account that the amount moves through');
    await bank().selectOptions('HBL · Current');
    const dialog = asking('Bank amount');
    await save(dialog);
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription('Enter the bank amount');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await save();
    await expect.element(fromBank()).toHaveAccessibleDescription('Enter the bank amount');
    await expect.element(fromPocket()).toHaveAccessibleDescription('This is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is no split that the other account completes', async () => {
    const { onSubmit } = await show({ value: both });
    await fromPocket().fill('5000');
    await expect.element(fromBank()).toHaveValue('40,000');
    await save();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...both,
      pocketCash: 500_000,
      accountCash: 4_000_000,
    });
  });

  it('is a balance below zero only where the host does not allow it', async () => {
    const value = { pocketCash: 0, accountCash: 4_500_000, bankAccountUsed: jazzCash._id };
    const { onSubmit, rerender, ...on } = await show({ value });
    await expect.element(page.getByRole('status')).toMatchTextContent('JazzCash goes below zero');
    await rerender(
      <WalletTransaction {...frame} {...on} onSubmit={onSubmit} value={value} canGoBelowZero={false} />,
    );
    await save();
    await expect.element(fromBank()).toHaveAccessibleDescription('JazzCash goes below zero');
    expect(onSubmit).not.toHaveBeenCalled();
    await rerender(<WalletTransaction {...frame} {...on} onSubmit={onSubmit} value={value} />);
    await save();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('leaving', () => {
  it('by Cancel clears bank, bank amount and pocket amount', async () => {
    const { onClear, onCancel, onSubmit } = await show({ value: both });
    await wallet().getByRole('button', { name: 'Cancel' }).click();
    expect(onClear).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(fromBank()).toHaveValue('');
    await expect.element(fromPocket()).toHaveValue('');
  });

  it('by Escape changes nothing', async () => {
    const { onClear, onCancel } = await show({ value: both });
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onClear).not.toHaveBeenCalled();
  });
});

describe('the banks', () => {
  it('are said to be none, to be loading, or to have failed, and are loaded again', async () => {
    const onRetry = vi.fn();
    const { rerender, ...on } = await show({ banks: { items: [] } });
    const with_ = (banks: WalletTransactionProps['banks']) =>
      rerender(<WalletTransaction {...frame} {...on} banks={banks} />);
    await expect.element(method()).toHaveAccessibleDescription('No bank account has been added yet');
    await with_({ items: [], isLoading: true });
    await expect.element(method()).toHaveAccessibleDescription('The bank accounts are being loaded');
    await with_({ items: [], error: 'The banks could not be loaded', onRetry });
    await expect.element(method()).toHaveAccessibleDescription('The banks could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await method().selectOptions('Pocket Cash');
    await answer('Pocket cash amount');
    await save();
    expect(on.onSubmit).toHaveBeenCalledOnce();
  });

  it('are not counted where their balance is not known', async () => {
    const banks = { items: [{ ...hbl, balance: undefined }] };
    await show({ banks, pocketBalance: Number.NaN, value: both });
    await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('sends once, and cannot be changed or left meanwhile', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}));
    const { onCancel } = await show({ value: both, onSubmit });
    await wallet().getByRole('button', { name: 'Save' }).dblClick();
    await expect.element(fromPocket()).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('keeps every entry when the host refuses, at the fields and as a whole', async () => {
    const refusal: Refusal = {
      message: 'Nothing was saved.',
      fieldErrors: { accountCash: 'HBL holds Rs 15,000', date: 'The day is closed.' },
    };
    const onError = vi.fn();
    await show({ value: both, onSubmit: async () => refusal, onError });
    await save();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was saved. The day is closed.');
    await expect.element(fromBank()).toHaveAccessibleDescription('HBL holds Rs 15,000');
    await expect.element(fromPocket()).toHaveValue('25,000');
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'refused',
      operation: 'submit',
      retryable: false,
      cause: refusal,
    });
  });

  it('says what was thrown, and sends again', async () => {
    const cause = new Error('The network is gone');
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(cause).mockResolvedValue();
    const onError = vi.fn();
    await show({ value: both, onSubmit, onError });
    await save();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The network is gone');
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'failed',
      operation: 'submit',
      retryable: true,
      cause,
    });
    await save();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('odd data', () => {
  it('tells the developer of an amount that cannot be due', async () => {
    const due = 0.5;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show({ due });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`[@handset/flows] WalletTransaction: \`due\` is ${due}`),
    );
    await expect.element(page.getByText('Amount due')).not.toBeInTheDocument();
  });

  it('writes money as the shop does', async () => {
    await render(
      <FlowsProvider moneyFormat={{ lakhGrouping: true }}>
        <WalletTransaction {...frame} {...calls()} due={12_345_600} />
      </FlowsProvider>,
    );
    await expect.element(page.getByText('Rs\u00a01,23,456').first()).toBeVisible();
  });
});

function Form({ onChange, ...props }: Partial<PaymentFieldsProps>) {
  const [value, setValue] = useState<PaymentSplit | null>(props.value ?? null);
  return (
    <PaymentFields
      {...frame}
      {...props}
      value={value}
      onChange={(split) => {
        setValue(split);
        onChange?.(split);
      }}
    />
  );
}

describe('PaymentFields', () => {
  it('shows what was chosen, and lets it be changed', async () => {
    const onChange = vi.fn();
    await render(<Form onChange={onChange} />);
    await page.getByRole('button', { name: 'Proceed To Pay' }).click();
    await method().selectOptions('Pocket Cash');
    await answer('Pocket cash amount');
    await save();
    await expect.element(wallet()).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: /^Pocket Cash/ }))
      .toMatchTextContent('Pocket CashRs 60,000 Rs 15,000');
    await expect.element(page.getByRole('button', { name: 'Change payment' })).toHaveFocus();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ pocketCash: 4_500_000, accountCash: 0 }),
    );
  });

  it('says that the payment no longer meets what is due, and which account goes below zero', async () => {
    const screen = await render(<Form value={both} pocketBalance={1_000_000} />);
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
    await screen.rerender(<Form value={both} due={5_000_000} />);
    await expect.element(page.getByText('The payment must add up to the amount due')).toBeVisible();
  });

  it('pays all that is due from the chosen account when that changes, if the account has it', async () => {
    const onChange = vi.fn();
    const props = { onChange, canGoBelowZero: false, pocketBalance: 6_000_000 };
    const screen = await render(<Form {...props} due={4_500_000} />);
    await page.getByRole('button', { name: /^Pocket Cash/ }).click();
    for (const due of [0, 5_500_000]) await screen.rerender(<Form {...props} due={due} />);
    expect(onChange).toHaveBeenLastCalledWith({ pocketCash: 5_500_000, accountCash: 0 });
    await screen.rerender(<Form {...props} due={6_500_000} />);
    await expect.element(page.getByText('The payment must add up to the amount due')).toBeVisible();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('names what goes through a bank that the list does not have yet', async () => {
    await render(<Form value={both} banks={{ items: [], isLoading: true }} />);
    await expect.element(page.getByRole('list')).toMatchTextContent('Bank\u2212Rs 20,000');
  });

  it('has nothing to pay where nothing is due', async () => {
    await render(<Form due={0} />);
    await expect.element(page.getByText('Nothing is paid now')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('is one of two on a page: what one chooses is not the other’s', async () => {
    await render(
      <>
        <Form name="first" />
        <Form name="second" buttonLabel="Pay the other" />
      </>,
    );
    await page.getByRole('button', { name: 'Pay the other' }).click();
    await method().selectOptions('Pocket Cash');
    await answer('Pocket cash amount');
    await save();
    await expect.element(page.getByRole('button', { name: 'Change payment' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Proceed To Pay' })).toBeVisible();
  });
});
