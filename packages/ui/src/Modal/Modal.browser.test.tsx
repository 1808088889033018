import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

function Company(props: Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal
        title="Add Company"
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose?.();
        }}
        footer={<Button>Save</Button>}
      >
        <TextField label="Name" value={name} onChange={setName} autoFocus />
      </Modal>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Add Company' });
const open = () => userEvent.click(page.getByRole('button', { name: 'Open' }));

describe('Modal', () => {
  it('keeps the keyboard inside and gives focus back', async () => {
    await render(<Company />);
    await open();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('stays open when pressed outside, unless it may be dismissed so', async () => {
    const onClose = vi.fn();
    const { rerender } = await render(<Company onClose={onClose} />);
    await open();
    await expect.element(dialog()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    expect(onClose).not.toHaveBeenCalled();
    await rerender(<Company onClose={onClose} isDismissable />);
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('cannot be left while something is being sent', async () => {
    const onClose = vi.fn();
    await render(<Company onClose={onClose} isPending isDismissable />);
    await open();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is as wide as the specification says', async () => {
    await page.viewport(1366, 768);
    const { rerender } = await render(<Company size="small" />);
    await open();
    await expect.element(dialog()).toBeVisible();
    for (const [size, share] of [
      ['small', 0.3],
      ['medium', 0.45],
      ['large', 0.7],
    ] as const) {
      await rerender(<Company size={size} />);
      const { width } = dialog().element().getBoundingClientRect();
      expect(width / window.innerWidth).toBeCloseTo(share, 1);
    }
  });

  it('fills a phone', async () => {
    await page.viewport(390, 700);
    await render(<Company size="small" />);
    await open();
    await expect.element(dialog()).toBeVisible();
    const { width, height } = dialog().element().getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).toEqual([390, 700]);
  });

  it('carries language, direction and colours out of the provider', async () => {
    await render(
      <UIProvider locale="ur" colorScheme="dark">
        <Company />
      </UIProvider>,
    );
    await open();
    const root = dialog().element().closest('[lang]');
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(getComputedStyle(dialog().element()).colorScheme).toBe('dark');
    await expect.element(page.getByRole('button', { name: 'بند کریں' })).toBeVisible();
  });
});
