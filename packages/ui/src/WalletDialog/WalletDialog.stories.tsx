import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
import { WalletDialog } from './WalletDialog.tsx';
import type { WalletAccount, WalletDialogProps } from './WalletDialogProps.ts';

const accounts: WalletAccount[] = [
  { id: 'hbl', name: 'HBL current', balance: 50_000_00 },
  { id: 'meezan', name: 'Meezan savings', balance: 8_000_00 },
];

const meta: Meta<typeof WalletDialog> = {
  title: 'UI/Overlays/WalletDialog',
  component: WalletDialog,
  args: {
    isOpen: true,
    value: null,
    accounts,
    cash: { balance: 60_000_00 },
    amountDue: 45_000_00,
    onSave: fn(),
    onClose: fn(),
    onClear: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof WalletDialog>;

export const Untouched: Story = {};

export const PaidInCash: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText(/Payment method/), 'Pocket Cash');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      method: 'cash',
      accountId: null,
      cashAmount: 45_000_00,
      accountAmount: 0,
    });
  },
};

export const Split: Story = {
  args: { value: { method: 'both', accountId: 'hbl', cashAmount: 25_000_00, accountAmount: 20_000_00 } },
};

export const DoesNotAddUp: Story = {
  args: { value: { method: 'both', accountId: 'hbl', cashAmount: 20_000_00, accountAmount: 20_000_00 } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(screen.getByLabelText(/Amount from pocket/)).toHaveAccessibleDescription(
      /must add up to Rs\s45,000/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Overdrawn: Story = {
  args: { value: { method: 'account', accountId: 'meezan', cashAmount: 0, accountAmount: 45_000_00 } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(screen.getByLabelText(/Amount from bank/)).toHaveAccessibleDescription(
      'Meezan savings goes below zero',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MoneyComingIn: Story = {
  args: {
    direction: 'in',
    value: { method: 'both', accountId: 'hbl', cashAmount: 25_000_00, accountAmount: 20_000_00 },
  },
};

export const Saving: Story = {
  args: {
    isPending: true,
    value: { method: 'cash', accountId: null, cashAmount: 45_000_00, accountAmount: 0 },
  },
};

export const WithoutAccounts: Story = {
  args: {
    accounts: [],
    value: { method: 'account', accountId: null, cashAmount: 0, accountAmount: 45_000_00 },
  },
};

export const AccountsLoading: Story = { args: { accounts: [], isLoadingAccounts: true } };

export const AccountsFailed: Story = {
  args: { accounts: [], accountsError: 'The accounts could not be loaded', onRetryAccounts: fn() },
};

/** Each amount has a dialog of its own. */
export const AskingForAmounts: Story = {
  args: { asksAmounts: true },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText(/Payment method/), 'Pocket Cash');
    const amount = await screen.findByRole('dialog', { name: 'Pocket cash amount' });
    // It fades in.
    await waitFor(() => expect(amount).toBeVisible());
  },
};

/** It is said, and can be saved. */
export const BelowZero: Story = {
  args: {
    canGoBelowZero: true,
    value: { method: 'account', accountId: 'meezan', cashAmount: 0, accountAmount: 45_000_00 },
  },
};

export const Refused: Story = {
  args: {
    value: { method: 'cash', accountId: null, cashAmount: 45_000_00, accountAmount: 0 },
    errors: { cashAmount: 'This day is closed' },
    errorMessage: 'Nothing was saved',
  },
};

export const OtherWords: Story = {
  args: {
    labels: {
      title: 'Pay the bill',
      method: 'Paid from',
      cash: 'Till',
      account: 'Card',
      both: 'Till and card',
    },
  },
};

const both = { method: 'both', accountId: 'hbl', cashAmount: 25_000_00, accountAmount: 20_000_00 } as const;
const nothing = () => {};

function Staged(props: Partial<WalletDialogProps>) {
  const fixed = {
    accounts,
    cash: { balance: 60_000_00 },
    amountDue: 45_000_00,
    onSave: nothing,
    onClose: nothing,
  };
  return (
    <OverlayStage height={920}>
      <WalletDialog isOpen value={null} {...fixed} {...props} />
    </OverlayStage>
  );
}

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <OverlayStages>
      <Staged value={both} />
      <Staged
        direction="in"
        isPending
        value={{ ...both, cashAmount: 40_000_00 }}
        labels={{ title: 'Take the money' }}
      />
    </OverlayStages>
  ),
};
