import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { hbl, money, today } from '../../testing/shop.fixtures.ts';
import { emptyCount } from '../counting/moneyCount.ts';
import { CashCount } from './CashCount.tsx';

const counted = {
  ...emptyCount('notes'),
  notes: { ...emptyCount('notes').notes, 5000: 16, 1000: 8, 500: 1, 100: 4, 10: 2, 5: 1, 1: 1 },
};

const meta: Meta<typeof CashCount> = {
  title: 'Flows/CashCount',
  component: CashCount,
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
type Story = StoryObj<typeof CashCount>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Correct the books',
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { count: counted, reason: 'Short change in the morning' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Notes and coins: This is required');
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

/** A bank is looked up: one figure. */
export const OfABank: Story = { args: { defaultAccount: `bank:${hbl._id}` } };

/** It matches the books. */
export const Matching: Story = {
  args: { defaultDraft: { count: { ...counted, notes: { ...emptyCount('notes').notes, 5000: 18 } } } },
  play: async () => {
    await page().findByText('The count matches the books.');
  },
};

/** The expected balances are still loading. */
export const ListsLoading: Story = {
  args: { banks: { items: [], isLoading: true }, pocketBalance: undefined },
};

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
