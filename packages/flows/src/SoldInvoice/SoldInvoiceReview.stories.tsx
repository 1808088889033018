import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { creditDraft } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft } from './invoiceDocument.ts';
import { SoldInvoiceReview } from './SoldInvoiceReview.tsx';
import { shop } from './soldInvoice.fixtures.ts';

const meta: Meta<typeof SoldInvoiceReview> = {
  title: 'Flows/SoldInvoiceReview',
  component: SoldInvoiceReview,
  parameters: { layout: 'fullscreen' },
  args: { document: invoiceOfDraft(creditDraft(), shop), onSave: fn(), onEdit: fn() },
};
export default meta;
type Story = StoryObj<typeof SoldInvoiceReview>;

/** Before saving. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Save & print' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** On its way to the server. */
export const Saving: Story = { args: { isSaving: true } };

/** Another till sold the phone meanwhile. */
export const Refused: Story = {
  args: { error: 'IMEI 356938035643809 is already sold (INV-000126)' },
};
