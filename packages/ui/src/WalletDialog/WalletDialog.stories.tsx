import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
  play: async () => {
    const balances = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(balances).toEqual([
      expect.stringMatching(/^HBL currentRs\s50,000Rs\s30,000$/),
      expect.stringMatching(/^Pocket CashRs\s60,000Rs\s35,000$/),
    ]);
  },
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
    const words = 'Meezan savings goes below zero';
    await expect(await screen.findByRole('status')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByLabelText(/Amount from bank/)).toHaveAccessibleDescription(words);
    await expect(screen.getAllByText(words)).toHaveLength(1);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: {
    isPending: true,
    value: { method: 'cash', accountId: null, cashAmount: 45_000_00, accountAmount: 0 },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText(/Amount from pocket/)).toBeDisabled();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutAccounts: Story = {
  args: {
    accounts: [],
    value: { method: 'account', accountId: null, cashAmount: 0, accountAmount: 45_000_00 },
  },
  play: async () => {
    const method = await screen.findByLabelText(/Payment method/);
    await expect(method).toHaveAccessibleDescription('There is no account yet');
    await expect(within(method).getByRole('option', { name: 'Bank' })).toBeDisabled();
  },
};

export const AccountsLoading: Story = {
  args: { accounts: [], isLoadingAccounts: true },
  play: async () => {
    await expect(await screen.findByLabelText(/Payment method/)).toHaveAccessibleDescription(
      'The accounts are being loaded',
    );
  },
};

export const AccountsFailed: Story = {
  args: { accounts: [], accountsError: 'The accounts could not be loaded', onRetryAccounts: fn() },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText(/Payment method/)).toHaveAccessibleDescription(
      'The accounts could not be loaded',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryAccounts).toHaveBeenCalledOnce();
  },
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
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Meezan savings goes below zero');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    value: { method: 'cash', accountId: null, cashAmount: 45_000_00, accountAmount: 0 },
    errors: { cashAmount: 'This day is closed' },
    errorMessage: 'Nothing was saved',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    await expect(screen.getByLabelText(/Amount from pocket/)).toHaveAccessibleDescription(
      'This day is closed',
    );
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
    formatAmount: (minor) => `PKR ${minor / 100}`,
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Pay the bill' });
    await userEvent.selectOptions(screen.getByLabelText(/Paid from/), 'Till');
    await expect(screen.getByText('PKR 15000')).toBeVisible();
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
