import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { DispatchForm } from './DispatchForm.tsx';
import { a15, filledDraft, iPhone, lists, soldUnit, today } from './dispatchForm.fixtures.ts';

const meta: Meta<typeof DispatchForm> = {
  title: 'Flows/DispatchForm',
  component: DispatchForm,
  args: { isOpen: true, ...lists, onSubmit: fn(async () => {}), onCancel: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof DispatchForm>;

const page = () => within(document.body);
const scan = async (text: string) =>
  userEvent.type(await page().findByRole('textbox', { name: 'Scan or type an IMEI' }), `${text}{Enter}`);

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Two phones, a price agreed for one of them. */
export const Filled: Story = { args: { defaultDraft: filledDraft } };

/** A scan puts a phone on top; the last digits are enough. */
export const Scanned: Story = {
  play: async () => {
    await scan(a15.imei1);
    await scan(iPhone.imei1.slice(-6));
    await page().findByText('Apple iPhone 13 added');
    await expect(page().getAllByRole('textbox', { name: 'Agreed price (optional)' })).toHaveLength(2);
  },
};

/** A phone that is sold already is named. */
export const SoldAlready: Story = {
  play: async () => {
    await scan(soldUnit.imei1);
    await page().findByText(`IMEI ${soldUnit.imei1} is sold already`);
  },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Dispatch' }));
    await page().findByText('Please correct 2 fields');
  },
};

/** The dispatch is on its way. */
export const Sending: Story = {
  args: { defaultDraft: filledDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Dispatch' }));
    await page().findByRole('button', { name: /Dispatching\.\.\./ });
  },
};

/** A phone was sold meanwhile: its row says so, the others stay. */
export const Refused: Story = {
  args: {
    defaultDraft: filledDraft,
    onSubmit: async () => ({
      message: `IMEI ${iPhone.imei1} was sold on invoice INV-7`,
      fieldErrors: { 'units.1._id': `IMEI ${iPhone.imei1} was sold on invoice INV-7` },
    }),
  },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Dispatch' }));
    await page().findByText(/Apple iPhone 13: IMEI .* was sold/, { selector: 'button' });
  },
};

/** Parties and stock are on their way. */
export const ListsLoading: Story = {
  args: { parties: { items: [], isLoading: true }, units: { items: [], isLoading: true } },
};

/** They could not be loaded. */
export const ListsFailed: Story = {
  args: {
    parties: { items: [], error: 'The parties could not be loaded', onRetry: fn() },
    units: { items: [], error: 'Error fetching IMEIs', onRetry: fn() },
  },
};

/** Right to left. */
export const Urdu: Story = { args: { defaultDraft: filledDraft }, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: filledDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: filledDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** Two phones for a shop, as they go out. */
export const Matrix: Story = { tags: ['matrix'], args: { defaultDraft: filledDraft } };
