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
const pocket = () => page.getByLabelText(/Amount from pocket/);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

describe('WalletDialog', () => {
  it('refuses a text that is no amount', async () => {
    const on = calls();
    await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await userEvent.clear(pocket());
    await userEvent.type(pocket(), '1.234');
    await press('Save');
    await expect.element(pocket()).toHaveValue('1.234');
    expect(on.onSave).not.toHaveBeenCalled();
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

  it('keeps the amount that was there when its dialog is left', async () => {
    await show({ ...calls(), asksAmounts: true, notice: <p>The till is open elsewhere</p> });
    await userEvent.selectOptions(method(), 'Pocket Cash');
    const asking = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await expect.element(asking.getByText('The till is open elsewhere')).toBeVisible();
    await userEvent.type(asking.getByRole('textbox'), '1');
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(pocket()).toHaveValue('45,000');
  });

  it('begins again each time it opens', async () => {
    const on = calls();
    const { rerender } = await show(on);
    await userEvent.selectOptions(method(), 'Pocket Cash');
    const props = { value: null, accounts: [], amountDue: 100, ...on };
    await rerender(<WalletDialog isOpen={false} {...props} />);
    await rerender(<WalletDialog isOpen {...props} />);
    await expect.element(method()).toHaveValue('');
  });

  it('saves what comes into an empty till, and does not submit the form that it was opened from', async () => {
    const on = calls();
    const onSubmit = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <WalletDialog
          isOpen
          value={null}
          accounts={[]}
          amountDue={100}
          direction="in"
          cash={{ balance: 0 }}
          {...on}
        />
      </form>,
    );
    await userEvent.selectOptions(method(), 'Pocket Cash');
    await press('Save');
    expect(on.onSave).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
