import { UIProvider } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { creditDraft, exchangeDraft, paidDraft, unit } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft, invoiceOfSale } from './invoiceDocument.ts';
import { SoldInvoice } from './SoldInvoice.tsx';
import { saleDetail, shop } from './soldInvoice.fixtures.ts';

const meta: Meta<typeof SoldInvoice> = {
  title: 'Flows/SoldInvoice',
  component: SoldInvoice,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SoldInvoice>;

/** A stored sale on credit: two phones and accessories. */
export const OnCredit: Story = { args: { document: invoiceOfSale(saleDetail, shop) } };

/** One phone, paid in full. */
export const PaidInFull: Story = {
  args: { document: { ...invoiceOfDraft(paidDraft(), shop), invoiceNumber: 'INV-000127' } },
};

/** The customer brought the dearer phone and was paid the difference. */
export const Exchange: Story = {
  args: { document: { ...invoiceOfDraft(exchangeDraft(), shop), invoiceNumber: 'INV-000129' } },
};

/** Before saving: marked as a draft, without a number. */
export const Draft: Story = { args: { document: invoiceOfDraft(creditDraft(), shop) } };

/** Phones that are not registered with PTA, without warranty; a shop with terms of its own. */
export const Unregistered: Story = {
  args: {
    document: {
      ...invoiceOfDraft(
        paidDraft({
          warranty: 'No Warranty',
          addedImeis: [unit(1, { specifications: 'CPID' }), unit(2, { specifications: null, color: null })],
          imeiPrices: [unit(1), unit(2)].map(({ imei1 }) => ({ imei: imei1, price: 4_512_350 })),
          pocketCash: 9_024_700,
        }),
        { name: shop.name, terms: ['Goods once sold are exchanged within 7 days.'] },
      ),
      invoiceNumber: 'INV-000130',
    },
  },
};

/** A dealer's sale that runs over several sheets; the head of the table repeats on each. */
export const ManyPhones: Story = {
  args: {
    document: {
      ...invoiceOfDraft(
        paidDraft({
          addedImeis: Array.from({ length: 40 }, (_, index) => unit(index, { specifications: 'PTA' })),
          imeiPrices: Array.from({ length: 40 }, (_, index) => ({
            imei: unit(index).imei1,
            price: 6_000_000,
          })),
          pocketCash: 240_000_000,
        }),
        shop,
      ),
      invoiceNumber: 'INV-000131',
    },
  },
};

/** Right to left; amounts, IMEIs and numbers stay left to right. */
export const InUrdu: Story = {
  args: { document: invoiceOfSale(saleDetail, { ...shop, name: 'کراچی موبائل سینٹر' }) },
  decorators: [
    (Story) => (
      <UIProvider locale="ur">
        <Story />
      </UIProvider>
    ),
  ],
};
