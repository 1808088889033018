import { Button, IconButton } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { creditDraft, exchangeDraft, paidDraft, unit } from '../SaleModal/sale.fixtures.ts';
import { InvoiceActions, type InvoiceActionsProps } from './InvoiceActions.tsx';
import { invoiceOfDraft } from './invoiceOfDraft.ts';
import { invoiceOfSale } from './invoiceOfSale.ts';
import { SoldInvoice } from './SoldInvoice.tsx';
import {
  bulkInvoice,
  oddInvoice,
  returnedSale,
  saleDetail,
  shop,
  voidSale,
  wholeShop,
} from './soldInvoice.fixtures.ts';

const meta: Meta<typeof SoldInvoice> = {
  title: 'Flows/SoldInvoice',
  component: SoldInvoice,
  parameters: { layout: 'fullscreen' },
  args: { document: invoiceOfSale(saleDetail, wholeShop) },
};
export default meta;
type Story = StoryObj<typeof SoldInvoice>;

const inUrdu: Story['decorators'] = [
  (Story) => (
    <FlowsProvider locale="ur">
      <Story />
    </FlowsProvider>
  ),
];

const exchanged = { ...invoiceOfDraft(exchangeDraft(), wholeShop), invoiceNumber: 'INV-000129' };

/** A stored sale on credit: two phones and accessories. */
export const OnCredit: Story = {};

/** One phone, paid in full; a shop of which little is known. */
export const PaidInFull: Story = {
  args: { document: { ...invoiceOfDraft(paidDraft(), shop), invoiceNumber: 'INV-000127' } },
};

/** At the counter: the cash that was given, and the change. */
export const CashGiven: Story = {
  args: {
    document: {
      ...invoiceOfDraft(paidDraft({ cashGiven: 6_500_000 }), shop),
      invoiceNumber: 'INV-000127',
    },
    paper: '80mm',
  },
};

/** The customer brought the dearer phone and was paid the difference. */
export const Exchange: Story = { args: { document: exchanged } };

/** Before saving: marked as a draft, without a number. */
export const Draft: Story = { args: { document: invoiceOfDraft(creditDraft(), wholeShop) } };

/** Handed out before. */
export const Duplicate: Story = { args: { isDuplicate: true } };

/** One phone and a charger came back, and a part was paid later. */
export const Returned: Story = { args: { document: invoiceOfSale(returnedSale, wholeShop) } };

/** The sale was undone as a whole. */
export const Void: Story = { args: { document: invoiceOfSale(voidSale, wholeShop), isDuplicate: true } };

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
        { name: shop.name, terms: { new: 'Goods once sold are exchanged within 7 days.' } },
      ),
      invoiceNumber: 'INV-000130',
    },
  },
};

/** A dealer's sale that runs over several sheets: models first, then each phone; the head of the table repeats on each. */
export const ManyPhones: Story = { args: { document: bulkInvoice(40) } };

/** For a receipt printer. */
export const Receipt: Story = { args: { paper: '80mm' } };

/** A long receipt. */
export const ReceiptOfManyPhones: Story = { args: { paper: '80mm', document: bulkInvoice(20) } };

/** Right to left; amounts, IMEIs and numbers stay left to right. */
export const InUrdu: Story = {
  args: { document: invoiceOfSale(saleDetail, { ...wholeShop, name: 'کراچی موبائل سینٹر' }) },
  decorators: inUrdu,
};

/** For a receipt printer, right to left. */
export const ReceiptInUrdu: Story = {
  args: { ...InUrdu.args, paper: '80mm' },
  decorators: inUrdu,
};

/** Paper is white on a dark page too. */
export const OnADarkPage: Story = { globals: { colorScheme: 'dark' } };

/** Names, terms and amounts as long and as large as they come; a customer with an Urdu name; markup in names is text. */
export const OddData: Story = {
  args: { document: oddInvoice },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article script, article img[src="x"]')).toBeNull();
    await expect(within(canvasElement).getByText(/onerror=alert/)).toBeVisible();
  },
};

/** A receipt of the same. */
export const OddDataOnAReceipt: Story = { args: { document: oddInvoice, paper: '80mm' } };

/** Nothing was sold. */
export const Empty: Story = {
  args: {
    document: {
      ...exchanged,
      phones: [],
      exchange: undefined,
      phonesTotal: 0,
      total: 0,
      payment: { pocketCash: 0, bank: 0, isPaidOut: false },
    },
  },
};

/** The preview in a shop's settings. Printing prints the page as usual. */
export const Preview: Story = { args: { isPreview: true, paper: '80mm' } };

/** Digits in lakh and crore, as the shop writes them. */
export const InLakhAndCrore: Story = {
  decorators: [
    (Story) => (
      <FlowsProvider moneyFormat={{ lakhGrouping: true }}>
        <Story />
      </FlowsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/TotalRs 2,08,600/);
  },
};

/** With its paper, printing and sending. */
export const WithActions: Story = {
  render: (args) => <Shown document={args.document} onPrint={fn()} onShare={fn()} />,
};

/** Just saved: the change to hand back, the next sale before another print, and further actions. */
export const JustSaved: Story = {
  args: { document: invoiceOfDraft(paidDraft({ cashGiven: 6_500_000 }), shop) },
  render: (args) => (
    <Shown
      document={args.document}
      onShare={fn()}
      main={
        <Button variant="primary" isFullWidth>
          New sale
        </Button>
      }
      more={
        <IconButton label="More" variant="secondary">
          <EllipsisVertical size={18} strokeWidth={1.75} />
        </IconButton>
      }
    />
  ),
};

/** A receipt beside its sheet would be two papers: the sheet alone, as it prints. */
export const Matrix: Story = { tags: ['matrix'] };

function Shown(props: Omit<InvoiceActionsProps, 'paper' | 'onPaperChange'>) {
  const [paper, setPaper] = useState<InvoiceActionsProps['paper']>('A4');
  return (
    <>
      <InvoiceActions {...props} paper={paper} onPaperChange={setPaper} />
      <SoldInvoice document={props.document} paper={paper} />
    </>
  );
}
