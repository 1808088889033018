import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { emptyCount } from '../counting/moneyCount.ts';
import { DayClosing } from './DayClosing.tsx';

const counted = {
  ...emptyCount('notes'),
  notes: { ...emptyCount('notes').notes, 5000: 16, 1000: 8, 500: 1, 100: 4, 10: 2, 5: 1, 1: 1 },
};

const banks = [
  { _id: 'hbl', bankName: 'HBL', balance: 1_948_450_00 },
  { _id: 'jazz', bankName: 'JazzCash', balance: 12_300_00 },
];

const meta: Meta<typeof DayClosing> = {
  title: 'Flows/DayClosing',
  component: DayClosing,
  args: { isOpen: true, expectedCash: 90_000_00, banks, onSubmit: async () => {}, onCancel: () => {} },
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
type Story = StoryObj<typeof DayClosing>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Close day');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Close day',
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { count: counted, reason: 'Short change in the morning', confirmedBanks: ['hbl'] } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Close day');
    await page().findByText('Notes and coins: This is required');
  },
};

/** Lists the effects before sending. */
export const Confirming: Story = {
  args: Filled.args ?? {},
  play: async () => {
    await press('Close day');
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
    onSubmit: async () => ({ fieldErrors: { date: 'The books are closed up to 2026-11-21 already' } }),
  },
  play: async () => {
    await send();
    await page().findByText('The books are closed up to 2026-11-21 already');
  },
};

/** A day before today, counted as one figure. */
export const Yesterday: Story = {
  args: {
    date: '2026-11-20',
    defaultDraft: { count: { ...emptyCount('figure'), figure: 90_000_00 } },
  },
};

/** The figure of the books is hidden while the till is counted. */
export const BooksHidden: Story = { args: { ...Filled.args, hidesBooks: true } };

/** The expected cash is not known yet. */
export const ListsLoading: Story = { args: { expectedCash: undefined } };

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
