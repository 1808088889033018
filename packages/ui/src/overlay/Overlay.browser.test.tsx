import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SearchableSelect } from '../SearchableSelect/SearchableSelect.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
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

/** One dialog inside another, as a choice of payment inside a sale. */
function Nested() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen(open.filter((other) => other !== name));
  return (
    <>
      <Button onPress={() => setOpen(['Outer'])}>Open</Button>
      <Modal isOpen={open.includes('Outer')} onClose={() => close('Outer')} title="Outer">
        <Button onPress={() => setOpen(['Outer', 'Inner'])}>More</Button>
        <Modal isOpen={open.includes('Inner')} onClose={() => close('Inner')} title="Inner" size="small">
          <Button onPress={() => close('Outer')}>Close the one below</Button>
        </Modal>
      </Modal>
    </>
  );
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

function Details() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover trigger={<Button>Details</Button>} title="Details">
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Edit">
        <TextField label="Name" value="" onChange={() => {}} />
      </Modal>
    </Popover>
  );
}

function Say() {
  const toast = useToast();
  return (
    <Modal isOpen onClose={() => {}} title="Box">
      <Button onPress={() => toast.show({ message: 'Saved', action: { label: 'Undo', onPress: () => {} } })}>
        Save
      </Button>
    </Modal>
  );
}

function Chooser() {
  const [step, setStep] = useState<'none' | 'choose' | 'fill'>('none');
  return (
    <>
      <Button onPress={() => setStep('choose')}>Start</Button>
      {step === 'choose' ? (
        <Modal isOpen onClose={() => setStep('none')} title="Choose">
          <Button onPress={() => setStep('fill')}>Next</Button>
        </Modal>
      ) : null}
      {step === 'fill' ? (
        <Modal isOpen onClose={() => setStep('none')} title="Fill">
          <TextField label="Name" value="" onChange={() => {}} autoFocus />
        </Modal>
      ) : null}
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

describe('Overlay', () => {
  afterEach(async () => {
    await cleanup();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelectorAll('[data-hs-covered]')).toHaveLength(0);
  });

  it('takes the page out of reach, and gives it back', async () => {
    await render(
      <Opener>{(isOpen, close) => <Modal {...{ isOpen, title: 'Box', onClose: close }}>x</Modal>}</Opener>,
    );
    const opener = button('Open').element();
    await press('Open');
    await expect.element(dialog('Box')).toHaveFocus();
    expect(isInReach(opener)).toBe(false);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open')).toHaveFocus();
    expect(isInReach(opener)).toBe(true);
    await gone('Box');
  });

  it('begins anew when it is opened again before it has left', async () => {
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
    expect(document.querySelector('[data-leaving]')).not.toBeNull();
    await press('Open');
    await expect.element(name).toHaveValue('Old');
    expect(document.querySelector('[data-leaving]')).toBeNull();
  });

  it('does not move the page where its scrollbar was', async () => {
    await render(
      <div style={{ minHeight: '300vh' }}>
        <Opener>{(isOpen, close) => <Modal {...{ isOpen, title: 'Box', onClose: close }}>x</Modal>}</Opener>
      </div>,
    );
    const before = button('Open').element().getBoundingClientRect();
    await press('Open');
    await expect.element(dialog('Box')).toBeVisible();
    const after = document.querySelector('button')?.getBoundingClientRect();
    expect(after).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await gone('Box');
    expect(document.documentElement.style.scrollbarGutter).toBe('');
  });

  it('closes the inner dialog first, and leads focus back step by step', async () => {
    await render(<Nested />);
    await press('Open');
    await press('More');
    await expect.element(dialog('Inner')).toHaveFocus();
    expect(isInReach(page.getByText('More').element())).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More')).toHaveFocus();
    await gone('Inner');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open')).toHaveFocus();
    await gone('Outer');
  });

  it('lets go of the page when the outer dialog takes the inner one along', async () => {
    await render(<Nested />);
    await press('Open');
    await press('More');
    await press('Close the one below');
    await gone('Inner');
    await gone('Outer');
    await expect.element(button('Open')).toHaveFocus();
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

  it('stands above the popover that it was opened from', async () => {
    await render(<Details />);
    await press('Details');
    await press('Edit');
    await userEvent.click(page.getByLabelText('Name'));
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Edit')).toHaveFocus();
    await gone('Edit');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Details')).toHaveFocus();
  });

  it('lets menus, popovers, lists and tooltips open inside it and close by themselves', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Box">
        <Menu trigger={<Button>Menu</Button>}>
          <MenuItem id="one">One</MenuItem>
        </Menu>
        <Popover trigger={<Button>Popover</Button>} title="Inside">
          <Button>Within</Button>
        </Popover>
        <SearchableSelect
          label="Pick"
          options={['Red', 'Blue']}
          getKey={String}
          getLabel={String}
          value={null}
          onChange={() => {}}
        />
        <Tooltip content="More about it">
          <Button>Hint</Button>
        </Tooltip>
      </Modal>,
    );
    await press('Menu');
    await expect.element(page.getByRole('menuitem', { name: 'One' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Menu')).toHaveFocus();
    await press('Popover');
    await userEvent.click(button('Within'));
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Popover')).toHaveFocus();
    await userEvent.click(page.getByRole('combobox'));
    await expect.element(page.getByRole('option', { name: 'Red' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option', { name: 'Red' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves toasts in reach', async () => {
    await render(
      <ToastProvider>
        <Say />
      </ToastProvider>,
    );
    await press('Save');
    await press('Undo');
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('stays while the parent refuses to close it', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Box">
        x
      </Modal>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    await expect.element(dialog('Box')).toBeVisible();
  });

  it('keeps the keyboard when the button that has focus is disabled under it', async () => {
    const onClose = vi.fn();
    await render(<Sending onClose={onClose} />);
    await press('Send');
    await expect.element(button('Send')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes round with Tab and back with Shift and Tab', async () => {
    await render(
      <Modal isOpen onClose={() => {}} title="Box" footer={<Button>Save</Button>}>
        <TextField label="Name" value="" onChange={() => {}} />
        <button type="button" disabled>
          Off
        </button>
        <button type="button" style={{ display: 'none' }}>
          Hidden
        </button>
      </Modal>,
    );
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Save')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Save')).toHaveFocus();
  });

  it('is not closed by a press that began inside and ended outside', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Box" isDismissable>
        Some words
      </Modal>,
    );
    const ground = dialog('Box').element().parentElement;
    dialog('Box')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    ground?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives focus back when it is removed without being closed, also in StrictMode', async () => {
    await render(
      <StrictMode>
        <Opener>
          {(isOpen, close) =>
            isOpen ? (
              <Modal isOpen onClose={close} title="Box">
                <TextField label="Name" value="" onChange={() => {}} autoFocus />
              </Modal>
            ) : null
          }
        </Opener>
      </StrictMode>,
    );
    await press('Open');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open')).toHaveFocus();
  });

  it('goes even where the browser has stopped drawing, and its animations with it', async () => {
    const box = (isOpen: boolean) => (
      <Modal isOpen={isOpen} onClose={() => {}} title="Box">
        x
      </Modal>
    );
    const { rerender } = await render(box(true));
    const panel = dialog('Box').element();
    const stop = new MutationObserver(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    stop.observe(document.body, { subtree: true, attributeFilter: ['data-leaving'] });
    await rerender(box(false));
    stop.disconnect();
    expect(panel.getAnimations().map(({ playState }) => playState)).toEqual(['paused']);
    await gone('Box');
  });

  it('opens again while it is leaving', async () => {
    const { rerender } = await render(
      <Modal isOpen onClose={() => {}} title="Box">
        x
      </Modal>,
    );
    await rerender(
      <Modal isOpen={false} onClose={() => {}} title="Box">
        x
      </Modal>,
    );
    await rerender(
      <Modal isOpen onClose={() => {}} title="Box">
        x
      </Modal>,
    );
    await expect.element(dialog('Box')).toHaveFocus();
    expect(isInReach(dialog('Box').element())).toBe(true);
  });

  it('hands focus on from one dialog to the next, and back to where the first was opened', async () => {
    await render(<Chooser />);
    await press('Start');
    await press('Next');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Start')).toHaveFocus();
  });

  it('lives in a shadow root that the provider names', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const { unmount } = await render(
      <UIProvider portalContainer={container}>
        <button type="button">Outside</button>
        <Modal isOpen onClose={() => {}} title="Box">
          x
        </Modal>
      </UIProvider>,
    );
    expect(shadow.activeElement?.getAttribute('role')).toBe('dialog');
    expect(isInReach(page.getByText('Outside').element())).toBe(false);
    await unmount();
    host.remove();
  });

  it('gives focus back within the shadow root that everything lives in', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const overlays = shadow.appendChild(document.createElement('div'));
    const dialogs = (isOpen: boolean) => (
      <UIProvider portalContainer={overlays}>
        <Modal isOpen onClose={() => {}} title="Outer">
          <button type="button">More</button>
          <Modal isOpen={isOpen} onClose={() => {}} title="Inner">
            x
          </Modal>
        </Modal>
      </UIProvider>
    );
    const { rerender, unmount } = await render(dialogs(false), { container });
    const more = overlays.querySelector<HTMLElement>('[role=dialog] button:not([aria-label])');
    more?.focus();
    await rerender(dialogs(true));
    await vi.waitFor(() => expect(shadow.activeElement?.textContent).toContain('Inner'));
    await rerender(dialogs(false));
    await vi.waitFor(() => expect(shadow.activeElement).toBe(more));
    await unmount();
    host.remove();
  });

  it('tells the developer about a dialog without a name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <Modal isOpen onClose={() => {}} title=" ">
        x
      </Modal>,
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Modal: `title` is empty'));
    warn.mockRestore();
  });
});
