import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const on = { onConfirm: vi.fn(), onClose: vi.fn() };
const show = (props: Partial<ConfirmDialogProps>) =>
  render(<ConfirmDialog isOpen title="Save?" {...on} {...props} />);

it('is not done twice, and not left, while it is being done', async () => {
  await show({ isPending: true });
  await userEvent.keyboard('{Enter}{Escape}');
  expect(on.onConfirm).not.toHaveBeenCalled();
  expect(on.onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('lists every effect, also two of one name and one without figures', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({
    effects: [{ label: 'Cash', from: 'Rs 1', to: 'Rs 2' }, { label: 'Cash', to: 'Rs 3' }, { label: 'Stock' }],
  });
  const lines = page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
  expect(lines).toEqual(['CashRs 1Rs 2', 'CashRs 3', 'Stock']);
  expect(error).not.toHaveBeenCalled();
});
