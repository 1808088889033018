import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
import { ConfirmDialog, type Effect } from './ConfirmDialog.tsx';

const effects: Effect[] = [
  { label: 'Pocket Cash', from: 'Rs 120,000', to: 'Rs 75,000' },
  { label: 'HBL', from: 'Rs 20,000', to: 'Rs 0', tone: 'caution' },
  { label: 'Ali owes', from: 'Rs 0', to: 'Rs 15,000', tone: 'positive' },
];

const meta: Meta<typeof ConfirmDialog> = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, title: 'Save the order?', effects, onConfirm: fn(), onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const WithEffects: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Save the order?' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(effects.map(({ label, from, to }) => `${label}${from}${to}`));
    await userEvent.keyboard('{Enter}');
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
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Save the order although two of its lines have been waiting for longer than was agreed upon?',
    confirmLabel: 'Save it although two lines have been waiting',
    cancelLabel: 'Leave it as it is for the time being',
    effects: [
      {
        label: 'The account that is kept for orders from other towns',
        from: 'Rs 999,999,999,999.99',
        to: '−Rs 999,999,999,999.99',
        tone: 'critical',
      },
      { label: 'Only what it becomes', to: 'Rs 0' },
      { label: 'Neither' },
    ],
  },
};

const nothing = () => {};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <OverlayStages>
      <OverlayStage height={400}>
        <ConfirmDialog
          isOpen
          title="Save the order?"
          effects={effects}
          onConfirm={nothing}
          onClose={nothing}
        />
      </OverlayStage>
      <OverlayStage height={400}>
        <ConfirmDialog
          isOpen
          tone="critical"
          title="Void the invoice?"
          description="It is reversed, not erased."
          confirmLabel="Void invoice"
          onConfirm={nothing}
          onClose={nothing}
        />
      </OverlayStage>
    </OverlayStages>
  ),
};
