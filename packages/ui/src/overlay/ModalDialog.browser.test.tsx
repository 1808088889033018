import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => userEvent.click(button(name));
const gone = (name: string) => expect.element(dialog(name)).not.toBeInTheDocument();

function Opener({ children }: { children: (isOpen: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** For a dialog that is still leaving. Other tests have no motion. */
async function withMotion() {
  await emulateMotion('no-preference');
  onTestFinished(async () => void (await emulateMotion('reduce')));
}

function New() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>New</Button>} onAction={() => setOpen(true)}>
        <MenuItem id="customer">Customer</MenuItem>
      </Menu>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Customer">
        <TextField label="Name" value="" onChange={() => {}} autoFocus />
      </Modal>
    </>
  );
}

function Chooser() {
  const [step, setStep] = useState<'none' | 'choose' | 'fill'>('none');
  return (
    <>
      <Button onPress={() => setStep('choose')}>Start</Button>
      <Modal isOpen={step === 'choose'} onClose={() => setStep('none')} title="Choose">
        <Button onPress={() => setStep('fill')}>Next</Button>
      </Modal>
      <Modal isOpen={step === 'fill'} onClose={() => setStep('none')} title="Fill">
        <TextField label="Name" value="" onChange={() => {}} autoFocus />
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

const isInReach = (element: Element) => element.closest('[inert]') === null;

describe('ModalDialog', () => {
  afterEach(async () => {
    await cleanup();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('begins again when it is opened again before it has left', async () => {
    await withMotion();
    await render(
      <UIProvider variables={{ '--hs-motion-slow': '60s' }}>
        <Opener>
          {(isOpen, close) => (
            <Modal isOpen={isOpen} onClose={close} title="Rename">
              <input aria-label="Name" defaultValue="Old" />
            </Modal>
          )}
        </Opener>
      </UIProvider>,
    );
    const name = dialog('Rename').getByRole('textbox');
    await press('Open');
    await name.fill('New');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-exiting]')).not.toBeNull();
    await press('Open');
    await expect.element(name).toHaveValue('Old');
    expect(document.querySelector('[data-exiting]')).toBeNull();
  });

  it('takes over from a menu, and gives focus back to the button of the menu', async () => {
    await render(<New />);
    await press('New');
    await userEvent.click(page.getByRole('menuitem', { name: 'Customer' }));
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(isInReach(page.getByLabelText('Name').element())).toBe(true);
    expect(isInReach(page.getByText('New').element())).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('New')).toHaveFocus();
    await gone('Customer');
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
    await render(
      <UIProvider variables={{ '--hs-motion-slow': '60s' }}>
        <Opener>
          {(isOpen, close) => (
            <Modal isOpen={isOpen} onClose={close} title="Box">
              <Button
                autoFocus
                onPress={() => {
                  onConfirm();
                  close();
                }}
              >
                Delete
              </Button>
            </Modal>
          )}
        </Opener>
      </UIProvider>,
    );
    await press('Open');
    await expect.element(button('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('hands focus on from one dialog to the next, and back to where the first was opened', async () => {
    await render(<Chooser />);
    await press('Start');
    await press('Next');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Start')).toHaveFocus();
  });
});
