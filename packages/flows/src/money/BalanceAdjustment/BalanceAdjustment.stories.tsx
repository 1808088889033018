import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { customer, openBills, today } from '../../testing/shop.fixtures.ts';
import { BalanceAdjustment } from './BalanceAdjustment.tsx';

const meta: Meta<typeof BalanceAdjustment> = {
  title: 'Flows/BalanceAdjustment',
  component: BalanceAdjustment,
  args: {
    isOpen: true,
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
type Story = StoryObj<typeof BalanceAdjustment>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Write off',
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { kind: 'write-off', amount: 9_000_00, note: 'He left the city' } },
};

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
  args: {
    ...Filled.args,
    onSubmit: async () => ({ message: 'Only the owner enters opening balances and writes off debts' }),
  },
  play: async () => {
    await send();
    await page().findByText('Only the owner enters opening balances and writes off debts');
  },
};

/** A debt from before the books began. */
export const Opening: Story = { args: { defaultDraft: { amount: 25_000_00, dueDate: '2026-12-21' } } };

/** More than is open. */
export const TooMuch: Story = {
  args: { defaultDraft: { kind: 'write-off', amount: 13_000_00, note: 'He left' } },
  play: async () => {
    await press('Save');
    await page().findByText(/Amount: Only Rs.12,000 is open to write off/);
  },
};

/** The bills could not be loaded. */
export const ListsFailed: Story = {
  args: {
    bills: { items: [], error: 'The bills could not be loaded', onRetry: () => {} },
    defaultDraft: { kind: 'write-off' },
  },
};

/** The bills are still being loaded. */
export const ListsLoading: Story = {
  args: { bills: { items: [], isLoading: true }, defaultDraft: { kind: 'write-off' } },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
