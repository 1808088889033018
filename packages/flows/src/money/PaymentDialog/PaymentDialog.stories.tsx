import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { customer, dealer, hbl, money, openBills, today } from '../../testing/shop.fixtures.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const meta: Meta<typeof PaymentDialog> = {
  title: 'Flows/PaymentDialog',
  component: PaymentDialog,
  args: {
    isOpen: true,
    ...money,
    party: customer,
    bills: { items: openBills },
    onSubmit: async () => {},
    onCancel: () => {},
  },
  // An open dialog covers its page: on the page of documentation it has one of its own.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PaymentDialog>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: /^Receive Rs/,
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = { args: { defaultDraft: { amount: 9_000_00, note: 'By hand' } } };

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Amount: This is required');
  },
};

/** Lists the effects before sending. */
export const Confirming: Story = {
  args: Filled.args ?? {},
  play: async () => {
    await press('Save');
    await page().findByRole('alertdialog');
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { ...Filled.args, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await send();
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: { ...Filled.args, onSubmit: async () => ({ message: 'The books are closed up to 2026-11-21' }) },
  play: async () => {
    await send();
    await page().findByText('The books are closed up to 2026-11-21');
  },
};

/** Money that is paid to a dealer, from a bank. */
export const Pay: Story = {
  args: {
    party: dealer,
    bills: undefined,
    defaultDraft: { amount: 20_000_00, wallet: { method: 'bank', bank: hbl._id, bankAmount: null } },
  },
};

/** It is opened for one bill. */
export const ForOneBill: Story = { args: { defaultBillId: openBills[1]?._id } };

/** Bills are chosen, with what each takes. */
export const ChosenBills: Story = {
  args: {
    defaultDraft: {
      amount: 6_000_00,
      bills: { order: 'chosen', amounts: { [openBills[1]?._id ?? '']: 4_000_00 } },
    },
  },
};

/** More than is owed stays as an advance. */
export const Advance: Story = {
  args: { defaultDraft: { amount: 15_000_00 } },
  play: async () => {
    await page().findByText(/is more than is owed: it stays as an advance/);
  },
};

/** The bills are still being loaded. */
export const ListsLoading: Story = {
  args: { bills: { items: [], isLoading: true }, banks: { items: [], isLoading: true } },
};

/** The bills could not be loaded. */
export const ListsFailed: Story = {
  args: { bills: { items: [], error: 'The bills could not be loaded', onRetry: () => {} } },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
