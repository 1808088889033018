import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WalletDialog, type WalletDialogProps } from './WalletDialog.tsx';

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
  it('offers the specified methods', async () => {
    await show(calls());
    const names = method().element().querySelectorAll('option:not([value=""])');
    expect([...names].map((option) => option.textContent)).toEqual(['Pocket Cash', 'Bank', 'Both']);
  });

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

  it('refuses amounts that do not add up', async () => {
    const on = calls();
    await show({
      ...on,
      value: { method: 'both', accountId: 'hbl', accountAmount: 20_000_00, cashAmount: 25_000_00 },
    });
    await fill(bank(), '20000');
    await fill(pocket(), '10000');
    await press('Save');
    await expect.element(pocket()).toHaveAccessibleDescription(/must add up to Rs\s45,000/);
    expect(on.onSave).not.toHaveBeenCalled();
  });

  it('refuses a text that is no amount', async () => {
    const on = calls();
    await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await fill(pocket(), '1e9');
    await press('Save');
    await expect.element(pocket()).toHaveValue('1e9');
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
