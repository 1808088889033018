import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function show(props: Partial<ConfirmDialogProps> = {}) {
  const on = { onConfirm: vi.fn(), onClose: vi.fn() };
  return render(<ConfirmDialog isOpen title="Save?" {...on} {...props} />).then(() => on);
}
const button = (name: string) => page.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('does it by Enter at once', async () => {
    const on = await show();
    await expect.element(button('Confirm')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(on.onConfirm).toHaveBeenCalledOnce();
  });

  it('destroys nothing by Enter at once', async () => {
    const on = await show({ tone: 'critical' });
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(on.onClose).toHaveBeenCalledOnce();
    expect(on.onConfirm).not.toHaveBeenCalled();
  });

  it('is not done twice, and not left, while it is being done', async () => {
    const on = await show({ isPending: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect(on.onConfirm).not.toHaveBeenCalled();
    expect(on.onClose).not.toHaveBeenCalled();
    await expect.element(button('Cancel')).toBeDisabled();
  });

  it('lists every effect, also two of one name and one without figures', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      effects: [
        { label: 'Cash', from: 'Rs 1', to: 'Rs 2' },
        { label: 'Cash', to: 'Rs 3' },
        { label: 'Stock' },
      ],
    });
    const lines = page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
    expect(lines).toEqual(['CashRs 1Rs 2', 'CashRs 3', 'Stock']);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('shows no empty list', async () => {
    await show({ effects: [] });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  });
});
