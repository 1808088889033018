import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WalletDialog } from './WalletDialog.tsx';
import type { WalletDialogProps } from './WalletDialogProps.ts';

const calls = () => ({ onSave: vi.fn(), onClose: vi.fn(), onClear: vi.fn() });

function show(props: Partial<WalletDialogProps> & ReturnType<typeof calls>) {
  return render(
    <WalletDialog
      isOpen
      value={null}
      accounts={[{ id: 'hbl', name: 'HBL', balance: 50_000_00 }]}
      cash={{ balance: 60_000_00 }}
      amountDue={45_000_00}
      {...props}
    />,
  );
}

const method = () => page.getByLabelText(/Payment method/);
const bank = () => page.getByLabelText(/Amount from bank/);
const pocket = () => page.getByLabelText(/Amount from pocket/);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

async function fill(field: ReturnType<typeof bank>, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('WalletDialog', () => {
  it('splits what is due: the rest follows the first amount', async () => {
    const on = calls();
    await show(on);
    await userEvent.selectOptions(method(), 'Both');
    await userEvent.selectOptions(page.getByLabelText(/Bank account/), 'HBL');
    await fill(bank(), '20000');
    await expect.element(pocket()).toHaveValue('25,000');
    await press('Save');
    expect(on.onSave).toHaveBeenCalledExactlyOnceWith({
      method: 'both',
      accountId: 'hbl',
      accountAmount: 20_000_00,
      cashAmount: 25_000_00,
    });
  });

  it('shows each balance before and after', async () => {
    await show({
      ...calls(),
      value: { method: 'both', accountId: 'hbl', accountAmount: 20_000_00, cashAmount: 25_000_00 },
    });
    await expect.element(page.getByRole('listitem').nth(0)).toHaveTextContent('HBLRs 50,000Rs 30,000');
    await expect
      .element(page.getByRole('listitem').nth(1))
      .toHaveTextContent('Pocket CashRs 60,000Rs 35,000');
  });

  it('refuses a text that is no amount', async () => {
    const on = calls();
    await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await fill(pocket(), '1.234');
    await press('Save');
    await expect.element(pocket()).toHaveValue('1.234');
    expect(on.onSave).not.toHaveBeenCalled();
  });

  it('clears account and amounts on Cancel', async () => {
    const on = calls();
    await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await press('Cancel');
    expect(on.onClear).toHaveBeenCalledOnce();
    expect(on.onClose).toHaveBeenCalledOnce();
    await expect.element(pocket()).toHaveValue('');
  });

  it('leads the keyboard to the first field that is wrong', async () => {
    await show(calls());
    await press('Save');
    await expect.element(method()).toHaveFocus();
    await expect.element(method()).toHaveAccessibleDescription('Choose a payment method');
    await userEvent.selectOptions(method(), 'Both');
    await press('Save');
    await expect.element(page.getByLabelText(/Bank account/)).toHaveFocus();
  });

  it('asks for another account where the one saved before is no longer there', async () => {
    const on = calls();
    await show({
      ...on,
      value: { method: 'account', accountId: 'gone', accountAmount: 45_000_00, cashAmount: 0 },
    });
    await press('Save');
    await expect.element(page.getByLabelText(/Bank account/)).toHaveFocus();
    await expect
      .element(page.getByLabelText(/Bank account/))
      .toHaveAccessibleDescription('Choose a bank account');
    expect(on.onSave).not.toHaveBeenCalled();
  });

  it('says why no account can be chosen, and loads them again', async () => {
    const on = calls();
    const onRetryAccounts = vi.fn();
    const { rerender } = await show({ ...on, accounts: [] });
    await expect.element(method()).toHaveAccessibleDescription('There is no account yet');
    expect(method().getByRole('option', { name: 'Bank' }).element()).toHaveProperty('disabled', true);
    const props = { isOpen: true, value: null, accounts: [], onRetryAccounts, ...on };
    await rerender(<WalletDialog {...props} isLoadingAccounts />);
    await expect.element(method()).toHaveAccessibleDescription('The accounts are being loaded');
    await rerender(<WalletDialog {...props} accountsError="The accounts could not be loaded" />);
    await expect.element(method()).toHaveAccessibleDescription('The accounts could not be loaded');
    await press('Try again');
    expect(onRetryAccounts).toHaveBeenCalledOnce();
  });

  it('asks for each amount in a dialog of its own, one after the other', async () => {
    const on = calls();
    await show({ ...on, asksAmounts: true });
    await userEvent.selectOptions(method(), 'Both');
    const asking = page.getByRole('dialog', { name: 'Bank amount' });
    await expect.element(asking).toMatchTextContent('The cash will be deducted from your selected bank.');
    await userEvent.click(asking.getByRole('button', { name: 'Save' }));
    await expect.element(asking.getByRole('textbox')).toHaveAccessibleDescription('Enter an amount');
    await userEvent.type(asking.getByRole('textbox'), '20000');
    await expect.element(asking).toMatchTextContent('HBLRs 50,000Rs 30,000');
    await userEvent.keyboard('{Enter}');
    const rest = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await expect.element(rest.getByRole('textbox')).toHaveValue('25000');
    await userEvent.keyboard('{Enter}');
    await expect.element(rest).not.toBeInTheDocument();
    await press('Save');
    expect(on.onSave).toHaveBeenCalledExactlyOnceWith({
      method: 'both',
      accountId: 'hbl',
      accountAmount: 20_000_00,
      cashAmount: 25_000_00,
    });
  });

  it('keeps the amount that was there when its dialog is left', async () => {
    await show({ ...calls(), asksAmounts: true });
    await userEvent.selectOptions(method(), 'Pocket Cash');
    const asking = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await userEvent.type(asking.getByRole('textbox'), '1');
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(pocket()).toHaveValue('45,000');
  });

  it('warns of a balance below zero where that is allowed, and saves', async () => {
    const on = calls();
    await show({ ...on, amountDue: 90_000_00, canGoBelowZero: true });
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await expect.element(page.getByRole('status')).toHaveTextContent('Pocket Cash goes below zero');
    await press('Save');
    expect(on.onSave).toHaveBeenCalledOnce();
  });

  it('says what a server refused, and writes amounts as it is told', async () => {
    await show({
      ...calls(),
      value: { method: 'cash', accountId: null, accountAmount: 0, cashAmount: 45_000_00 },
      errors: { cashAmount: 'The day is closed' },
      errorMessage: 'Nothing was saved',
      formatAmount: (minor) => `PKR ${minor / 100}`,
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing was saved');
    await expect.element(pocket()).toHaveAccessibleDescription('The day is closed');
    await expect.element(page.getByText('PKR 15000')).toBeVisible();
  });

  it('shows no balance that is not known', async () => {
    await show({ ...calls(), cash: { balance: Number.NaN }, amountDue: undefined });
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await fill(pocket(), '100');
    await expect.element(page.getByRole('list')).not.toBeInTheDocument();
    await expect.element(page.getByText('Remaining')).not.toBeInTheDocument();
  });

  it('begins anew each time it opens', async () => {
    const on = calls();
    const { rerender } = await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    const props = { value: null, accounts: [], amountDue: 100, ...on };
    await rerender(<WalletDialog isOpen={false} {...props} />);
    await rerender(<WalletDialog isOpen {...props} />);
    await expect.element(method()).toHaveValue('');
  });

  it('cannot be changed, saved again or left while it is being saved', async () => {
    const on = calls();
    await show({
      ...on,
      isPending: true,
      value: { method: 'cash', accountId: null, accountAmount: 0, cashAmount: 45_000_00 },
    });
    await expect.element(pocket()).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(on.onClose).not.toHaveBeenCalled();
    expect(on.onSave).not.toHaveBeenCalled();
  });

  it('speaks the words that it is given', async () => {
    await show({ ...calls(), labels: { title: 'Pay the bill', cash: 'Till', account: undefined } });
    await expect.element(page.getByRole('dialog', { name: 'Pay the bill' })).toBeVisible();
    const names = method().element().querySelectorAll('option:not([value=""])');
    expect([...names].map((option) => option.textContent)).toEqual(['Till', 'Bank', 'Both']);
  });

  it('does not submit the form that it was opened from', async () => {
    const on = calls();
    const onSubmit = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <WalletDialog isOpen value={null} accounts={[]} amountDue={100} {...on} />
      </form>,
    );
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await press('Save');
    expect(on.onSave).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
