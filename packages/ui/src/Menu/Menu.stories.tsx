import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuSeparator, Submenu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

const icon = { size: 16, strokeWidth: 1.75 };

const meta: Meta<typeof Menu> = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    onAction: fn(),
    children: (
      <>
        <MenuSection title="Document">
          <MenuItem id="edit" icon={<Pencil {...icon} />} shortcut="Ctrl E">
            Edit
          </MenuItem>
          <MenuItem id="print" icon={<Printer {...icon} />} description="On the printer in the office">
            Print
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="remove" tone="critical" icon={<Trash2 {...icon} />}>
          Remove
        </MenuItem>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('print');
  },
};

export const WithSubmenu: Story = {
  args: {
    children: (
      <>
        <MenuItem id="open">Open</MenuItem>
        <Submenu label="Export as" icon={<Download {...icon} />}>
          <MenuItem id="csv">Table</MenuItem>
          <MenuItem id="pdf">Document</MenuItem>
        </Submenu>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const onwards = getComputedStyle(canvas.getByRole('button')).direction === 'rtl' ? 'Left' : 'Right';
    await userEvent.keyboard(`{Arrow${onwards}}`);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Table' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('pdf');
  },
};

const onSelectionChange = fn();

export const WithChoices: Story = {
  args: {
    children: (
      <MenuSection
        title="Columns"
        selectionMode="multiple"
        defaultSelectedKeys={['name', 'price']}
        onSelectionChange={onSelectionChange}
      >
        <MenuItem id="name">Name</MenuItem>
        <MenuItem id="price">Price</MenuItem>
        <MenuItem id="supplier">Supplier</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const supplier = await screen.findByRole('menuitemcheckbox', { name: 'Supplier' });
    await userEvent.click(supplier);
    await expect(supplier).toBeChecked();
    await expect(onSelectionChange).toHaveBeenLastCalledWith(['name', 'price', 'supplier']);
  },
};

const onInert = fn();

export const WithReason: Story = {
  args: {
    children: (
      <>
        <MenuItem id="share" icon={<Share2 {...icon} />}>
          Share
        </MenuItem>
        <MenuItem id="send" href="#send" disabledReason="The customer has no address" onAction={onInert}>
          Send
        </MenuItem>
        <MenuSection title="Columns" selectionMode="multiple" onSelectionChange={onInert}>
          <MenuItem id="price" disabledReason="Only for owners">
            Price
          </MenuItem>
        </MenuSection>
        <MenuItem id="archive" isDisabled>
          Archive
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const send = screen.getByRole('menuitem', { name: /^Send/ });
    await waitFor(() => expect(send).toHaveFocus());
    await expect(send).toHaveAccessibleName(/The customer has no address/);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).not.toHaveAttribute('href');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(send);
    const price = screen.getByRole('menuitemcheckbox', { name: /^Price/ });
    await userEvent.click(price);
    price.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(price).not.toBeChecked();
    await expect(onInert).not.toHaveBeenCalled();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const WithLinks: Story = {
  args: {
    children: (
      <>
        <MenuItem id="profile" href="#profile">
          Profile
        </MenuItem>
        <MenuItem id="help" href="#help">
          Help
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};

export const LongLabels: Story = {
  args: {
    children: (
      <>
        <MenuItem id="a" description="A_reference_that_nobody_broke_into_words_before_it_was_sent_to_us">
          Send the price list of the coming season to every customer who asked for it in writing
        </MenuItem>
        <MenuItem id="b">Short</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem')).toHaveTextContent('No options found');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [(Story) => <div style={{ minBlockSize: 520 }}>{Story()}</div>],
  args: {
    isOpen: true,
    children: (
      <>
        <MenuSection title="Document">
          <MenuItem id="edit" icon={<Pencil {...icon} />} shortcut="Ctrl E">
            Edit
          </MenuItem>
          <MenuItem id="print" icon={<Printer {...icon} />} description="On the printer in the office">
            Print
          </MenuItem>
          <MenuItem id="send" icon={<Share2 {...icon} />} disabledReason="The customer has no address">
            Send
          </MenuItem>
          <Submenu label="Export as" icon={<Download {...icon} />}>
            <MenuItem id="csv">Table</MenuItem>
          </Submenu>
        </MenuSection>
        <MenuSection title="Columns" selectionMode="multiple" selectedKeys={['name']}>
          <MenuItem id="name">Name</MenuItem>
          <MenuItem id="price">Price</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="archive" isDisabled>
          Archive
        </MenuItem>
        <MenuItem id="remove" tone="critical" icon={<Trash2 {...icon} />}>
          Remove
        </MenuItem>
      </>
    ),
  },
};
