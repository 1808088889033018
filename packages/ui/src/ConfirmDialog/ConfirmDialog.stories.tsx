import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Save the purchase?',
    effects: [
      { label: 'Pocket Cash', from: 'Rs 120,000', to: 'Rs 75,000' },
      { label: 'HBL', from: 'Rs 20,000', to: 'Rs 0', tone: 'caution' },
      { label: 'Ali owes', from: 'Rs 0', to: 'Rs 15,000', tone: 'positive' },
    ],
    onConfirm: fn(),
    onClose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const WithEffects: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Save the purchase?' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Critical: Story = {
  args: {
    title: 'Void the invoice?',
    tone: 'critical',
    confirmLabel: 'Void invoice',
    effects: [],
    description: 'It is reversed, not erased.',
  },
};

export const Pending: Story = { args: { isPending: true } };
