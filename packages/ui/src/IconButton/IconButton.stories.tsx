import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { label: 'Remove', onPress: fn(), children: <Trash2 size={18} strokeWidth={1.75} /> },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Pending: Story = { args: { isPending: true } };
