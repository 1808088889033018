import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    onAction: fn(),
    children: (
      <>
        <MenuSection title="Document">
          <MenuItem id="edit" icon={<Pencil size={16} strokeWidth={1.75} />}>
            Edit
          </MenuItem>
          <MenuItem id="print" icon={<Printer size={16} strokeWidth={1.75} />} description="A4 or 80 mm">
            Print
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="remove" tone="critical" icon={<Trash2 size={16} strokeWidth={1.75} />}>
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
