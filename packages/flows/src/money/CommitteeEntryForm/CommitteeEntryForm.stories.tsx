import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { money, today } from '../../testing/shop.fixtures.ts';
import { CommitteeEntryForm } from './CommitteeEntryForm.tsx';
import { runningCommittee } from './committeeEntry.fixtures.ts';

const meta: Meta<typeof CommitteeEntryForm> = {
  title: 'Flows/CommitteeEntryForm',
  component: CommitteeEntryForm,
  args: { isOpen: true, ...money, committee: runningCommittee, onSubmit: async () => {}, onCancel: () => {} },
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
type Story = StoryObj<typeof CommitteeEntryForm>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Record instalment',
    }),
  );
};

/** The first open instalment is filled in already. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = { args: { defaultDraft: { note: 'By hand to Haji Sahib' } } };

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
      message: 'Instalment 3 is settled already',
      fieldErrors: { amount: 'Instalment 3 is settled already' },
    }),
  },
  play: async () => {
    await send();
    await page().findByText('Amount: Instalment 3 is settled already');
  },
};

/** The pool is received: what is unpaid is a debt from then on. */
export const PoolReceived: Story = { args: { defaultKind: 'payout' } };

/** More than is open. */
export const WithErrors: Story = {
  args: { defaultDraft: { amount: 4_001_00 } },
  play: async () => {
    await press('Save');
    await page().findByText(/Amount: Only Rs.4,000 is open/);
  },
};

/** Everything is paid. */
export const AllPaid: Story = {
  args: {
    committee: {
      ...runningCommittee,
      schedule: runningCommittee.schedule.map((row) => ({ ...row, paid: row.amount })),
    },
  },
};

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
