import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Menu, MenuItem, type MenuProps, MenuSection, Submenu } from './Menu.tsx';

function Actions(props: Partial<MenuProps>) {
  return (
    <Menu trigger={<Button>Actions</Button>} {...props}>
      {props.children ?? (
        <>
          <MenuItem id="edit">Edit</MenuItem>
          <MenuItem id="archive" isDisabled>
            Archive
          </MenuItem>
          <MenuItem id="print">Print</MenuItem>
          <MenuItem id="remove">Remove</MenuItem>
        </>
      )}
    </Menu>
  );
}

function Changing() {
  const [ids, setIds] = useState(['Edit', 'Print']);
  return (
    <Actions onOpenChange={(isOpen) => isOpen && setTimeout(() => setIds(['Print', 'Share']))}>
      {ids.map((id) => (
        <MenuItem key={id} id={id}>
          {id}
        </MenuItem>
      ))}
    </Actions>
  );
}

const trigger = () => page.getByRole('button', { name: 'Actions' });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openByKeyboard = async (key = '{Enter}') => {
  trigger().element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menu').first()).toBeVisible();
};

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Menu', () => {
  it('opens on its first item with arrow down and on its last one with arrow up', async () => {
    await render(<Actions />);
    await openByKeyboard('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await openByKeyboard('{ArrowUp}');
    await expect.element(item('Remove')).toHaveFocus();
  });

  it.each([
    ['first', 'Edit'],
    ['last', 'Remove'],
  ] as const)('opened by its parent, begins with the item that is asked for: %s', async (autoFocus, name) => {
    await render(<Actions isOpen autoFocus={autoFocus} />);
    await expect.element(item(name)).toHaveFocus();
  });

  it('opened by its parent without asking for an item, has focus itself', async () => {
    await render(<Actions isOpen />);
    await expect.element(page.getByRole('menu')).toHaveFocus();
  });

  it('passes over what is disabled, and goes round at the ends', async () => {
    await render(<Actions />);
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Print')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
  });

  it('gives focus back to its button, after a choice and after Escape', async () => {
    const onAction = vi.fn();
    await render(<Actions onAction={onAction} />);
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit');
    await expect.element(trigger()).toHaveFocus();
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveFocus();
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('closes with Tab, and goes on from its button', async () => {
    await render(<Actions />);
    await openByKeyboard();
    await userEvent.tab();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it('lets one read why an item cannot be chosen, and does not choose it', async () => {
    const onAction = vi.fn();
    const onItem = vi.fn();
    const navigate = vi.fn();
    await render(
      <RouterProvider navigate={navigate}>
        <Actions onAction={onAction}>
          <MenuItem id="send" href="/send" disabledReason="No address" onAction={onItem}>
            Send
          </MenuItem>
        </Actions>
      </RouterProvider>,
    );
    await openByKeyboard();
    await expect.element(item(/Send\s*No address/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(item(/Send/), { force: true });
    expect(onAction).not.toHaveBeenCalled();
    expect(onItem).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expect.element(item(/Send/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not tick a choice that has a reason against it', async () => {
    const onSelectionChange = vi.fn();
    await render(
      <Actions>
        <MenuSection title="Columns" selectionMode="multiple" onSelectionChange={onSelectionChange}>
          <MenuItem id="price" disabledReason="Only for owners">
            Price
          </MenuItem>
          <MenuItem id="name">Name</MenuItem>
        </MenuSection>
      </Actions>,
    );
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: /Price/ }), { force: true });
    expect(onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Name' }));
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['name']);
  });

  it('stays open while several choices are ticked with the space bar', async () => {
    const onSelectionChange = vi.fn();
    await render(
      <Actions>
        <MenuSection title="Columns" selectionMode="multiple" onSelectionChange={onSelectionChange}>
          <MenuItem id="name">Name</MenuItem>
          <MenuItem id="price">Price</MenuItem>
        </MenuSection>
      </Actions>,
    );
    await openByKeyboard();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['name', 'price']);
    await expect.element(page.getByRole('menu')).toBeVisible();
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ur', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('opens a submenu in the direction that is read: %s', async (locale, into, out) => {
    const onAction = vi.fn();
    await render(
      <UIProvider locale={locale}>
        <Actions onAction={onAction}>
          <Submenu label="Export">
            <MenuItem id="csv">Table</MenuItem>
            <MenuItem id="pdf">Document</MenuItem>
          </Submenu>
        </Actions>
      </UIProvider>,
    );
    await openByKeyboard();
    await userEvent.keyboard(into);
    await expect.element(item('Table')).toHaveFocus();
    await userEvent.keyboard(out);
    await expect.element(item('Export')).toHaveFocus();
    await userEvent.keyboard(into);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('pdf');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('keeps a submenu open when its parent is drawn anew', async () => {
    const actions = (second: string) => (
      <Actions>
        <Submenu label="Export">
          <MenuItem id="csv">Table</MenuItem>
          <MenuItem id="other">{second}</MenuItem>
        </Submenu>
      </Actions>
    );
    const view = await render(actions('Document'));
    await openByKeyboard();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('Table')).toHaveFocus();
    await view.rerender(actions('Picture'));
    await expect.element(item('Picture')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Picture')).toHaveFocus();
  });

  it('goes on when its items change while it is open', async () => {
    await render(<Changing />);
    await openByKeyboard();
    await expect.element(item('Share')).toBeVisible();
    await expect.element(item('Edit')).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect.element(item('Share')).toHaveFocus();
  });

  it('stays within a narrow page, however long its words are', async () => {
    await page.viewport(320, 640);
    await render(
      <Actions>
        <MenuItem id="long" description={'longer'.repeat(40)}>
          {'long'.repeat(60)}
        </MenuItem>
      </Actions>,
    );
    await openByKeyboard();
    const { left, right } = page.getByRole('menu').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  it('keeps two menus on one page apart, in StrictMode', async () => {
    const onFirst = vi.fn();
    const onSecond = vi.fn();
    await render(
      <StrictMode>
        <Actions onAction={onFirst} />
        <Actions trigger={<Button>Others</Button>} onAction={onSecond} />
      </StrictMode>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Others' }));
    await userEvent.click(item('Edit'));
    expect(onSecond).toHaveBeenCalledExactlyOnceWith('edit');
    expect(onFirst).not.toHaveBeenCalled();
  });

  it('says that a section has no name', async () => {
    await render(
      <Actions isOpen>
        <MenuSection>
          <MenuItem id="edit">Edit</MenuItem>
        </MenuSection>
      </Actions>,
    );
    await expect
      .poll(() => warn.mock.calls.flat().join(' '))
      .toMatch(/MenuSection: title and label are both missing/);
  });
});
