import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { DispatchSettle } from './DispatchSettle.tsx';
import { a15, creditDraft, dispatch, filledDraft, iPhone, money, today } from './dispatchSettle.fixtures.ts';

const meta: Meta<typeof DispatchSettle> = {
  title: 'Flows/DispatchSettle',
  component: DispatchSettle,
  args: { isOpen: true, dispatch, ...money, onSubmit: fn(async () => {}), onCancel: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof DispatchSettle>;

const page = () => within(document.body);
const settle = () => userEvent.click(page().getByRole('button', { name: 'Settle' }));
const confirm = async () =>
  userEvent.click(within(await page().findByRole('alertdialog')).getByRole('button', { name: 'Settle' }));

/** Nothing is marked yet; the dispatch is overdue. */
export const Empty: Story = {};

/** One sold for cash, one returned, one stays out. */
export const Filled: Story = { args: { defaultDraft: filledDraft } };

/** The sold phones are partly paid. */
export const OnCredit: Story = { args: { defaultDraft: creditDraft } };

/** A scan marks a phone as returned. */
export const Scanned: Story = {
  play: async () => {
    await userEvent.type(page().getByRole('textbox', { name: 'Scan a phone' }), `${a15.imei1}{Enter}`);
    await page().findByText(/Samsung Galaxy A15 643809: Returned/);
  },
};

/** Not late: nothing is said of it. */
export const InTime: Story = { args: { dispatch: { ...dispatch, expectedReturn: '2026-11-28' } } };

/** Everything was settled before. */
export const NothingOut: Story = { args: { dispatch: { ...dispatch, units: [] } } };

/** Nothing became of any phone. */
export const WithErrors: Story = {
  play: async () => {
    await settle();
    await page().findByText(/Mark at least one phone/, { selector: 'button' });
  },
};

/** The effects are confirmed before it is settled. */
export const Confirming: Story = {
  args: { defaultDraft: creditDraft },
  play: async () => {
    await settle();
    await page().findByRole('alertdialog');
  },
};

/** The settlement is on its way. */
export const Sending: Story = {
  args: { defaultDraft: filledDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await settle();
    await confirm();
    await page().findByRole('button', { name: /Settling\.\.\./ });
  },
};

/** A phone came back meanwhile: its row says so. */
export const Refused: Story = {
  args: {
    defaultDraft: filledDraft,
    onSubmit: async () => ({
      message: `IMEI ${iPhone.imei1} came back on 2026-11-20 already`,
      fieldErrors: { 'units.0': `IMEI ${iPhone.imei1} came back on 2026-11-20 already` },
    }),
  },
  play: async () => {
    await settle();
    await confirm();
    await page().findByText(/Apple iPhone 13 .*came back on 2026-11-20 already/, { selector: 'button' });
  },
};

/** The banks are on their way. */
export const ListsLoading: Story = {
  args: { defaultDraft: { ...filledDraft, payment: null }, banks: { items: [], isLoading: true } },
};

/** The banks could not be loaded. */
export const ListsFailed: Story = {
  args: {
    defaultDraft: { ...filledDraft, payment: null },
    banks: { items: [], error: 'The banks could not be loaded', onRetry: fn() },
  },
};

/** Right to left. */
export const Urdu: Story = { args: { defaultDraft: creditDraft }, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: creditDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: filledDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** One of each outcome, the sale on credit. */
export const Matrix: Story = { tags: ['matrix'], args: { defaultDraft: creditDraft } };
