import type { PaymentSplit } from '@handset/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { PaymentFields, type PaymentFieldsProps } from './PaymentFields.tsx';
import { WalletTransaction } from './WalletTransaction.tsx';
import { both, hbl, jazzCash } from './wallet.fixtures.ts';

const meta: Meta<typeof WalletTransaction> = {
  title: 'Flows/WalletTransaction',
  component: WalletTransaction,
  args: {
    isOpen: true,
    due: 4_500_000,
    banks: { items: [hbl, jazzCash] },
    pocketBalance: 6_000_000,
    onSubmit: fn(async () => {}),
    onClear: fn(),
    onCancel: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof WalletTransaction>;

const method = () => screen.findByLabelText(/Payment method/);
const amountOf = (title: string) => screen.findByRole('dialog', { name: title });
const saveIn = async (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

/** Nothing is chosen yet. */
export const Empty: Story = {};

/** Everything from the till. */
export const PocketCash: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(await method(), 'Pocket Cash');
    await saveIn(await amountOf('Pocket cash amount'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pocket cash amount' })).toBeNull());
    await saveIn(await amountOf('Wallet Transaction'));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      pocketCash: 4_500_000,
      accountCash: 0,
      bankAccountUsed: undefined,
    });
  },
};

/** The bank's amount is asked for at once. */
export const AskingForTheBankAmount: Story = {
  play: async () => {
    await userEvent.selectOptions(await method(), 'Bank');
    await userEvent.selectOptions(screen.getByLabelText(/Bank account/), 'HBL · Current');
    const dialog = await amountOf('Bank amount');
    await expect(dialog).toHaveTextContent('The cash will be deducted from your selected bank.');
  },
};

/** Part from a bank, part from the till: each balance before and after. */
export const Both: Story = { args: { value: both } };

/** The amounts do not come to what is due. */
export const DoesNotMeetWhatIsDue: Story = {
  args: { value: { ...both, pocketCash: 2_000_000 } },
  play: async () => {
    await saveIn(await amountOf('Wallet Transaction'));
    await expect(screen.getByLabelText(/Amount from pocket/)).toHaveAccessibleDescription(
      'The payment must add up to the amount due',
    );
  },
};

/** A balance that goes below zero is said, and can be saved. */
export const BelowZero: Story = {
  args: { value: { pocketCash: 0, accountCash: 4_500_000, bankAccountUsed: jazzCash._id } },
};

/** Money that comes in. */
export const ComingIn: Story = { args: { direction: 'in', value: both } };

/** No bank exists: the till alone can be chosen. */
export const WithoutBanks: Story = { args: { banks: { items: [] } } };

/** The banks are on their way. */
export const BanksLoading: Story = { args: { banks: { items: [], isLoading: true } } };

/** The banks could not be loaded. */
export const BanksFailed: Story = {
  args: { banks: { items: [], error: 'The banks could not be loaded', onRetry: fn() } },
};

/** On its way to the server. */
export const Sending: Story = {
  args: { value: both, onSubmit: () => new Promise(() => {}) },
  play: async () => saveIn(await amountOf('Wallet Transaction')),
};

/** The host refused it: every entry stays. */
export const Refused: Story = {
  args: {
    value: both,
    onSubmit: async () => ({
      message: 'Nothing was saved',
      fieldErrors: { accountCash: 'HBL holds Rs 15,000' },
    }),
  },
  play: async () => {
    await saveIn(await amountOf('Wallet Transaction'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
  },
};

/** Right to left; amounts stay left to right. */
export const InUrdu: Story = {
  args: { value: both },
  decorators: [
    (Story) => (
      <FlowsProvider locale="ur">
        <Story />
      </FlowsProvider>
    ),
  ],
};

export const Dark: Story = { args: { value: both }, globals: { colorScheme: 'dark' } };

/** All of a phone's screen. */
export const OnAPhone: Story = { args: { value: both }, globals: { viewport: { value: 'mobile1' } } };

function Paying(
  props: Omit<PaymentFieldsProps, 'value' | 'onChange'> & { chosen?: PaymentSplit | undefined },
) {
  const [value, setValue] = useState<PaymentSplit | null>(props.chosen ?? null);
  return <PaymentFields {...props} value={value} onChange={setValue} />;
}

/** In a form: the button that opens it, and what was chosen there. */
export const InAForm: Story = {
  args: { isOpen: false },
  render: ({ due, banks, pocketBalance }) => <Paying {...{ due, banks, pocketBalance }} chosen={both} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment' }));
    await userEvent.click(
      within(await amountOf('Wallet Transaction')).getByRole('button', { name: 'Cancel' }),
    );
    await expect(await canvas.findByRole('button', { name: 'Proceed To Pay' })).toBeVisible();
  },
};

export const Matrix: Story = { tags: ['matrix'], args: { value: both } };
