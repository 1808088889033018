import { Banner } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { BulkPurchase } from './BulkPurchase.tsx';
import { creditDraft, faultyDraft, filledDraft, imeiOf, lists, lotOf, today } from './bulk.fixtures.ts';

const meta: Meta<typeof BulkPurchase> = {
  title: 'Flows/BulkPurchase',
  component: BulkPurchase,
  args: {
    isOpen: true,
    ...lists,
    onSubmit: async () => {},
    onCancel: () => {},
    onCreateCompany: () => {},
    onCreateModel: () => {},
  },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof BulkPurchase>;

const page = () => within(document.body);
const save = async () => userEvent.click(page().getByRole('button', { name: 'Save' }));

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Two models, paid from the till. */
export const Filled: Story = { args: { defaultDraft: filledDraft } };

/** Part of it stays owed. */
export const OnCredit: Story = { args: { defaultDraft: creditDraft } };

/** Scans fill one IMEI after another; one that comes again is left out. */
export const Scanning: Story = {
  args: { defaultDraft: { ...lotOf(4, false), payment: null } },
  play: async () => {
    const first = await page().findByRole('textbox', { name: 'IMEI 1, row 1' });
    await userEvent.click(first);
    for (const number of [1, 2, 1]) await userEvent.keyboard(`${imeiOf(number)}{Enter}`);
    await page().findAllByText(/is already entered, in row 1$/);
  },
};

/** A phone that the shop sold before is taken, and its row says so. */
export const KnownPhone: Story = {
  args: {
    defaultDraft: { ...lotOf(3, false), payment: null },
    renderKnownPhone: (imei) =>
      imei === imeiOf(2) ? <Banner>Samsung Galaxy A15: sold to Farhan on 21 Nov 2026</Banner> : null,
  },
  play: async () => {
    await userEvent.click(await page().findByRole('textbox', { name: 'IMEI 1, row 1' }));
    for (const number of [1, 2]) await userEvent.keyboard(`${imeiOf(number)}{Enter}`);
    await page().findByText(/sold to Farhan/);
  },
};

/** A pasted list: what came, and what was left out and why. */
export const Pasted: Story = {
  args: { defaultDraft: { ...lotOf(1, false), payment: null } },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Paste or load IMEIs' }));
    const list = await page().findByRole('textbox', { name: 'IMEIs' });
    await userEvent.click(list);
    await userEvent.paste(
      ['IMEI', imeiOf(1), imeiOf(2), '', imeiOf(1), '3.56938E+14', '35693803', imeiOf(900_001)].join('\n'),
    );
    await userEvent.click(await page().findByRole('button', { name: 'Enter 3 phones' }));
    await page().findByText(/^3 phones entered · 5 left out:/);
    await expect(page().getByRole('textbox', { name: 'IMEI 1, row 3' })).toHaveValue('35693803');
  },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await save();
    await page().findByText(/^Please correct \d+ fields$/);
    await page().findByRole('button', { name: 'Company: This is required' });
  },
};

/** Every bad row is marked at once, and the good ones are kept. */
export const FaultyRows: Story = {
  args: { defaultDraft: faultyDraft },
  play: async () => {
    await save();
    await page().findByText('This IMEI is already in stock');
    await page().findByText('This IMEI is entered twice');
    await page().findByText('An IMEI has exactly 15 digits');
    await page().findByText('1 IMEI has a wrong check digit');
  },
};

/** Another quantity begins the rows anew; rows that hold entries are asked about first. */
export const AskingToRebuild: Story = {
  args: { defaultDraft: filledDraft },
  play: async () => {
    const [quantity] = page().getAllByRole('textbox', { name: /^Quantity/ });
    if (!quantity) throw new Error('There is no quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '10');
    await userEvent.tab();
    await page().findByRole('alertdialog', { name: 'Start the rows again?' });
  },
};

/** The effects are confirmed before the lot is posted. */
export const Confirming: Story = {
  args: { defaultDraft: creditDraft },
  play: async () => {
    await save();
    const question = await page().findByRole('alertdialog', { name: 'Post this purchase?' });
    for (const effect of [
      'Phones in stock+5',
      'Phone stock+Rs 188,000',
      'Pocket CashRs 900,000Rs 892,000',
      'HBLRs 3,500,000Rs 3,420,000',
      'We owe Bilal TradersRs 45,000Rs 145,000',
    ])
      await expect(question).toHaveTextContent(effect);
  },
};

/** The lot is on its way. */
export const Saving: Story = {
  args: { defaultDraft: filledDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await save();
    await userEvent.click(await page().findByRole('button', { name: 'Post purchase' }));
  },
};

/** The server refused two rows; everything is still there. */
export const Refused: Story = {
  args: {
    defaultDraft: filledDraft,
    onSubmit: async () => ({
      message: 'Something went wrong!',
      fieldErrors: {
        'ramSimDetails.0.imeiNumbers.1.imei1': 'Already in stock: Galaxy A15, bought on 2026-11-02',
        'ramSimDetails.1.imeiNumbers.0.imei1': 'Already in stock: Hot 40, bought on 2026-11-03',
      },
    }),
  },
  play: async () => {
    await save();
    await userEvent.click(await page().findByRole('button', { name: 'Post purchase' }));
    await page().findByText('Already in stock: Galaxy A15, bought on 2026-11-02');
    await page().findByText('Already in stock: Hot 40, bought on 2026-11-03');
    await page().findByRole('button', { name: 'Entry 1, Phones: 1 of 3 phones to be corrected' });
  },
};

/** The lists are still being loaded. */
export const ListsLoading: Story = {
  args: {
    companies: { items: [], isLoading: true },
    parties: { items: [], isLoading: true },
    banks: { items: [], isLoading: true },
    stock: { items: [], isLoading: true },
  },
};

/** The lists could not be loaded. */
export const ListsMissing: Story = {
  args: {
    companies: { items: [], error: 'The companies could not be loaded', onRetry: () => {} },
    parties: { items: [], error: 'The parties could not be loaded', onRetry: () => {} },
    banks: { items: [], error: 'The banks could not be loaded' },
    stock: { items: [], error: 'Error fetching IMEIs', onRetry: () => {} },
  },
};

/** A stored lot: its party and what was paid stay as they are stored. */
export const Edit: Story = {
  args: { mode: 'edit', defaultDraft: filledDraft, onSubmit: async () => {} },
};

/** A thousand phones. */
export const AThousand: Story = { args: { defaultDraft: lotOf(1000, true) } };

/** Right to left. */
export const Urdu: Story = { args: { defaultDraft: creditDraft }, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: creditDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: filledDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** Everything at once, for the picture of it. */
export const Matrix: Story = { args: { defaultDraft: creditDraft }, tags: ['matrix'] };
