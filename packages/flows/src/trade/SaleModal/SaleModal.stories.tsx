import { Banner, Button, UIProvider } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { emptyEntity } from '../../money/EntityPicker/entity.ts';
import { SaleModal } from './SaleModal.tsx';
import {
  accessories,
  banks,
  bulkDraft,
  companies,
  creditDraft,
  exchangeDraft,
  models,
  paidDraft,
  persons,
  units,
  walkIn,
} from './sale.fixtures.ts';

const meta: Meta<typeof SaleModal> = {
  title: 'Flows/SaleModal',
  component: SaleModal,
  decorators: [
    (Story) => (
      <FlowsProvider today="2026-11-21">
        <Story />
      </FlowsProvider>
    ),
  ],
  args: {
    isOpen: true,
    onSubmit: fn(async () => {}),
    onCancel: fn(),
    onChange: fn(),
    onError: fn(),
    parties: { items: persons },
    units: { items: units },
    accessories: { items: accessories },
    banks: { items: banks },
    pocketBalance: 8_500_000,
    companies: { items: companies },
    models: { items: models },
  },
};
export default meta;
type Story = StoryObj<typeof SaleModal>;

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
const never = () => new Promise<void>(() => {});
const stockOf = ({ addedImeis }: { addedImeis: typeof units }) => ({ items: [...units, ...addedImeis] });

/** As it opens: full payment, today, 12 months, and the cursor in the search for a phone. */
export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Search phone by IMEI' })).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Full Payment' })).toBeChecked();
  },
};

/** One phone for cash to the walk-in customer, as most sales are. */
export const WalkIn: Story = {
  args: { walkIn, defaultDraft: paidDraft({ entity: { ...emptyEntity } }) },
};

/** One phone to a regular customer, the whole due to pocket cash. */
export const FullPayment: Story = { args: { defaultDraft: paidDraft() } };

/** A customer who has not been here before. */
export const NewCustomer: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('New Customer'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ali Raza');
    await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), '0300 7654321');
    await expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('0300 7654321');
  },
};

/** Two phones and accessories, part paid now by bank and cash, the rest later. */
export const OnCredit: Story = { args: { defaultDraft: creditDraft() } };

/** A dearer phone came in: the shop pays the difference; who hands it over is in the pictures. */
export const Exchange: Story = { args: { defaultDraft: exchangeDraft() } };

const belowCost = paidDraft({ pocketCash: 5_000_000 });
belowCost.imeiPrices = belowCost.imeiPrices.map((row) => ({ ...row, price: 5_000_000 }));

/** A phone is sold for less than it cost: asked before the invoice, and answered with one key. */
export const BelowCost: Story = {
  args: { defaultDraft: belowCost, onSubmit: fn(async () => {}) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/^Samsung Galaxy A15 …643809 is sold for Rs\s50,000, below its cost/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Go back' }));
    const price = screen.getByRole('textbox', { name: /^Price of Samsung/ });
    await expect(price).toHaveValue('50,000');
    const phones = within(screen.getByRole('list', { name: 'Phones' }));
    await phones.findByText('Below its cost');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** All in cash: what the customer gives, and the change. */
export const CashGiven: Story = { args: { defaultDraft: paidDraft({ cashGiven: 6_500_000 }) } };

/** The books of the day are closed: asked before the invoice. */
export const ClosedDay: Story = {
  args: { defaultDraft: paidDraft(), closedUpTo: '2026-11-21', onSubmit: fn(async () => {}) },
  play: async ({ args }) => {
    await submit();
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('The books are closed up to 21 Nov 2026. This goes into a closed day.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const cheaper = exchangeDraft();
cheaper.exchangePhoneDetail.purchasePrice = 1_000_000;

/** The customer leaves a part of the difference on credit. */
export const ExchangeOnCredit: Story = {
  args: { defaultDraft: { ...cheaper, isPartOnCredit: true, payableAmountNow: 500_000 } },
};

/** Many phones to one dealer: a price for each model, what each comes to, and the phones in a grid. */
export const Bulk: Story = {
  args: { defaultDraft: bulkDraft(60), units: stockOf(bulkDraft(60)) },
  play: async () => {
    const models = await screen.findByRole('list', { name: 'Price per model' });
    await expect(within(models).getAllByRole('listitem')).toHaveLength(3);
    const price = screen.getByRole('textbox', { name: 'Price of each Infinix Hot 40 · 8/128' });
    await userEvent.clear(price);
    await userEvent.type(price, '38000');
    await waitFor(() => expect(models).toHaveTextContent(/Rs\s760,000/));
  },
};

/** A list was pasted; what is not in stock stays in it. */
export const SeveralImeis: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add several IMEIs' }));
    const list = screen.getByRole('textbox', { name: 'IMEIs' });
    await userEvent.click(list);
    await userEvent.paste(
      `${units
        .slice(3, 8)
        .map(({ imei1 }) => imei1)
        .join('\n')}\n\n123456789012345`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add all' }));
    await expect(list).toHaveValue('123456789012345');
    await waitFor(() => expect(screen.getByText(/^5 phones added/)).toBeVisible());
  },
};

/** A phone without its price. */
export const PriceMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Please enter both IMEI and price');
  },
};

/** Submitted with nothing filled in: the alert, the list that takes focus, and the marked fields. */
export const Errors: Story = {
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please fill all fields'));
    await waitFor(() => expect(screen.getByText('Customer: This is required')).toBeVisible());
  },
};

/** A phone was sold at another till while the sale was open: its row is marked, the rest stays. */
export const SoldMeanwhile: Story = {
  args: { defaultDraft: creditDraft(), units: { items: units.slice(1) } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Not in stock any more/)).toBeVisible());
  },
};

/** On its way to the host. */
export const Sending: Story = {
  args: { defaultDraft: paidDraft(), onSubmit: never },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The host refused: every entry stays. */
export const Refused: Story = {
  args: {
    defaultDraft: creditDraft(),
    onSubmit: async () => ({
      message: 'One phone was sold meanwhile',
      fieldErrors: { 'imeiPrices.1.imei': 'Sold on 21 Nov 2026, invoice INV-7' },
    }),
  },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(screen.getByText('Sold on 21 Nov 2026, invoice INV-7')).toBeVisible());
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'refused', operation: 'submit' }),
    );
  },
};

/** Put aside while the customer fetches money, with Alt P. */
export const Parked: Story = {
  args: { defaultDraft: paidDraft(), onPark: fn() },
  play: async ({ args }) => {
    const park = await screen.findByRole('button', { name: 'Park' });
    await userEvent.click(park);
    const dialog = within(await screen.findByRole('dialog', { name: 'Park this sale' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Red scarf');
    await userEvent.click(dialog.getByRole('button', { name: 'Park' }));
    await waitFor(() => expect(park).toHaveFocus());
    await expect(args.onPark).toHaveBeenCalledWith(
      expect.objectContaining({ pocketCash: 6_000_000, parkedAs: 'Red scarf' }),
    );
  },
};

/** Two other sales wait to be finished: their number stands in the head, and opens the list. */
export const Unfinished: Story = {
  args: {
    unfinished: {
      count: 2,
      list: (
        <Banner title="Unfinished sales" actions={<Button size="small">Continue</Button>}>
          Hina, 2 phones, 10 minutes ago
        </Banner>
      ),
    },
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: '2 parked' });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByText('Hina, 2 phones, 10 minutes ago');
    const search = screen.getByRole('combobox', { name: 'Search phone by IMEI' });
    await expect(list.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Something about the sale, after its fields. */
export const WithNotice: Story = {
  args: {
    notice: <Banner title="The shop is closed on Friday">Sales of Saturday are dated on Saturday.</Banner>,
  },
};

/** Left with entries: it asks first. */
export const Leaving: Story = {
  args: { defaultDraft: paidDraft() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The lists are on their way. */
export const Loading: Story = {
  args: {
    units: { items: [], isLoading: true },
    parties: { items: [], isLoading: true },
    accessories: { items: [], isLoading: true },
    banks: { items: [], isLoading: true },
  },
};

/** The phones could not be loaded. */
export const LoadError: Story = {
  args: { units: { items: [], error: 'Error fetching IMEIs', onRetry: fn() } },
};

/** Right to left. */
export const InUrdu: Story = {
  args: { defaultDraft: creditDraft() },
  decorators: [
    (Story) => (
      <UIProvider locale="ur">
        <Story />
      </UIProvider>
    ),
  ],
};

/** In the dark. */
export const Dark: Story = {
  args: { defaultDraft: exchangeDraft() },
  decorators: [
    (Story) => (
      <UIProvider colorScheme="dark">
        <Story />
      </UIProvider>
    ),
  ],
};

/** At the counter, in one hand. */
export const OnAPhone: Story = {
  args: { defaultDraft: creditDraft() },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** The state that shows most: several phones, accessories, part paid by bank and cash, the rest on credit. */
export const Matrix: Story = { tags: ['matrix'], args: { defaultDraft: creditDraft() } };
