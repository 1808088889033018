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
