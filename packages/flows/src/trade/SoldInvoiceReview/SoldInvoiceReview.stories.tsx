import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { creditDraft, exchangeDraft } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
import { accessoryDraft, wholeShop } from '../SoldInvoice/soldInvoice.fixtures.ts';
import { SoldInvoiceReview } from './SoldInvoiceReview.tsx';

const meta: Meta<typeof SoldInvoiceReview> = {
  title: 'Flows/SoldInvoiceReview',
  component: SoldInvoiceReview,
  parameters: { layout: 'fullscreen' },
  args: {
    document: invoiceOfDraft(creditDraft(), wholeShop),
    balances: { pocketCash: 4_000_000, bank: 125_000_000, customer: 0 },
    onSubmit: fn(async () => {}),
    onEdit: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SoldInvoiceReview>;

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save & print' }));

/** Before saving: what it changes, and the invoice as it will be. */
export const Ready: Story = {};

/** A phone is sold for less than it cost, where the user may see costs. */
export const BelowCost: Story = {
  args: {
    warnings: [{ code: 'below-cost', imei: '356938035643809', price: 5_000_000, cost: 5_500_000 }],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/is sold for Rs\s50,000, below its cost/);
  },
};

/** Saved once, however often it is pressed. */
export const PressedTwice: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Save & print' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** On its way to the server. */
export const Saving: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: /Saving/ })).toBeVisible();
  },
};

/** Another till sold the phone meanwhile. */
export const Refused: Story = {
  args: { onSubmit: async () => ({ message: 'IMEI 356938035643809 is already sold (INV-000126)' }) },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('already sold');
  },
};

/** The answer of an earlier attempt was lost: it is saved again, as it is. */
export const Uncertain: Story = {
  args: { isUncertain: true },
  play: async ({ args, canvasElement }) => {
    const review = within(canvasElement);
    await expect(review.getByText('It is not known whether this sale was saved')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Back to edit' })).toBeDisabled();
    await save(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** On a receipt's paper. */
export const OnAReceipt: Story = { args: { defaultPaper: '80mm' } };

/** The shop pays the customer, who brought the dearer phone. */
export const PaysTheCustomer: Story = { args: { document: invoiceOfDraft(exchangeDraft(), wholeShop) } };

/** Accessories alone: an accessory invoice. */
export const AccessoriesAlone: Story = { args: { document: invoiceOfDraft(accessoryDraft, wholeShop) } };

/** Nothing is known of the accounts: what moves is shown, and not what they become. */
export const WithoutBalances: Story = { args: { balances: undefined } };

/** Right to left. */
export const InUrdu: Story = {
  decorators: [
    (Story) => (
      <FlowsProvider locale="ur">
        <Story />
      </FlowsProvider>
    ),
  ],
};

/** The paper stays white. */
export const OnADarkPage: Story = { globals: { colorScheme: 'dark' } };

export const Matrix: Story = { tags: ['matrix'] };
