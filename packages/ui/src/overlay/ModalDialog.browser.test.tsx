import type {} from '@vitest/browser-playwright';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { SearchableSelect } from '../SearchableSelect/SearchableSelect.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => userEvent.click(button(name));

/** A dialog that takes a minute to leave. */
function Slow({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <UIProvider variables={{ '--hs-motion-slow': '60s' }}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onClose={close} title="Box">
        {children(close)}
      </Modal>
    </UIProvider>
  );
}

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** For a dialog that is still leaving. Other tests have no motion. */
async function withMotion() {
  await emulateMotion('no-preference');
  onTestFinished(async () => void (await emulateMotion('reduce')));
}

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>New</Button>} onAction={() => setOpen(true)}>
        <MenuItem id="customer">Customer</MenuItem>
      </Menu>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Customer">
        Name
      </Modal>
    </>
  );
}

function Sending({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  return (
    <Modal isOpen onClose={onClose} title="Box">
      <Button isDisabled={isSent} onPress={() => setSent(true)}>
        Send
      </Button>
    </Modal>
  );
}

describe('ModalDialog', () => {
  it('begins again when it is opened again before it has left', async () => {
    await withMotion();
    await render(<Slow>{() => <input aria-label="Name" defaultValue="Old" />}</Slow>);
    const name = dialog('Box').getByRole('textbox');
    await press('Open');
    await name.fill('New');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-exiting]')).not.toBeNull();
    await press('Open');
    await expect.element(name).toHaveValue('Old');
    expect(document.querySelector('[data-exiting]')).toBeNull();
  });

  it('takes over from a menu, and gives focus back to the button of the menu', async () => {
    await render(<FromMenu />);
    await press('New');
    await userEvent.click(page.getByRole('menuitem', { name: 'Customer' }));
    await expect.element(dialog('Customer')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('New')).toHaveFocus();
  });

  it('takes the open list of a field along while it arrives', async () => {
    await withMotion();
    await render(
      <Modal isOpen onClose={vi.fn()} title="Box">
        <SearchableSelect
          label="City"
          {...{ options: ['Lahore'], getKey: String, getLabel: String, value: null, onChange: vi.fn() }}
          onFocus={({ target }) => target instanceof HTMLElement && target.click()}
          autoFocus
        />
      </Modal>,
    );
    await expect.element(page.getByRole('option')).toBeVisible();
    await expect.poll(() => document.querySelector('[data-entering]')).toBeNull();
    const [field, list] = [page.getByRole('combobox'), page.getByRole('listbox')].map((each) =>
      each.element().getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(list.top).toBeGreaterThanOrEqual(field.bottom);
  });

  it('keeps the keyboard when the button that has focus is disabled under it', async () => {
    const onClose = vi.fn();
    await render(<Sending onClose={onClose} />);
    await press('Send');
    await expect.element(button('Send')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not confirmed twice by Enter while it leaves', async () => {
    await withMotion();
    const onConfirm = vi.fn();
    const confirm = (close: () => void) => {
      onConfirm();
      close();
    };
    await render(
      <Slow>
        {(close) => (
          <Button autoFocus onPress={() => confirm(close)}>
            Delete
          </Button>
        )}
      </Slow>,
    );
    await press('Open');
    await expect.element(button('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
