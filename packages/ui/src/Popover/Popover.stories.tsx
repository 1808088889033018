import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Details</Button>,
    title: 'Details',
    children: 'Bought on 2 November from Ali Traders.',
  },
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible());
  },
};
