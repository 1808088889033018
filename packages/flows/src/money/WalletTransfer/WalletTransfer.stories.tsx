import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { hbl, money, today } from '../../testing/shop.fixtures.ts';
import { WalletTransfer } from './WalletTransfer.tsx';

const meta: Meta<typeof WalletTransfer> = {
  title: 'Flows/WalletTransfer',
  component: WalletTransfer,
  args: { isOpen: true, ...money, onSubmit: async () => {}, onCancel: () => {} },
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
type Story = StoryObj<typeof WalletTransfer>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: /^Transfer Rs/,
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { to: `bank:${hbl._id}`, amount: 40_000_00, note: 'To the bank' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('To account: This is required');
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
  args: {
    ...Filled.args,
    onSubmit: async () => ({
      fieldErrors: { pocketCash: 'Pocket Cash holds Rs 400; this would take Rs 40,000' },
    }),
  },
  play: async () => {
    await send();
    await page().findByText('From account: Pocket Cash holds Rs 400; this would take Rs 40,000');
  },
};

/** From an account to itself. */
export const TheSameAccount: Story = {
  args: { defaultDraft: { to: 'cash:pocket', amount: 500_00 } },
  play: async () => {
    await press('Save');
    await page().findByText('To account: Choose two different accounts');
  },
};

/** More than there is. */
export const BelowZero: Story = { args: { defaultDraft: { to: `bank:${hbl._id}`, amount: 95_000_00 } } };

/** The banks are still being loaded. */
export const ListsLoading: Story = { args: { banks: { items: [], isLoading: true } } };

/** The banks could not be loaded. */
export const ListsFailed: Story = {
  args: { banks: { items: [], error: 'The banks could not be loaded', onRetry: () => {} } },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
