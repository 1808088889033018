import { useShop } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';
import { Button, ButtonLink, EmptyState, PageHeader, useWords } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { draftInvoicePath } from '../../../kit/drafts/draftInvoicePath.ts';
import { useStoredDraft } from '../../../kit/drafts/drafts.ts';
import { useDayOf, useToday } from '../../../kit/format/useToday.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { draftInvoiceWords } from './draftInvoiceWords.ts';
import { KeptInvoice } from './KeptInvoice.tsx';
import { isReadable } from './parkedSale.ts';
import { SaleReview } from './SaleReview.tsx';
import { SALE, saleReviewHref } from './saleReviewHref.ts';

/** The invoice of a sale that is not recorded yet. The address or the navigation names the sale. */
export function DraftInvoice() {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const named = (state as { draft?: unknown } | null)?.draft;
  const id = search.get(SALE) ?? (typeof named === 'string' ? named : '');
  const stored = useStoredDraft<SaleDraft>(id);
  const { data: shop } = useShop();
  const today = useToday();
  const keptOn = useDayOf(stored?.changedAt);
  const title = usePageTitle();
  if (stored === undefined) return <PageHeader title={title} />;
  const sale = stored?.form === 'sale' && stored.values && isReadable(stored.values) ? stored.values : null;
  if (sale && draftInvoicePath(sale) !== pathname)
    return <Navigate to={saleReviewHref(id, sale)} state={state} replace />;
  const isSent = stored?.state === 'sending' || stored?.state === 'queued';
  // One with the date of an earlier day goes through its form, which moves the date.
  const isOfEarlierDay = sale?.saleDate === keptOn && keptOn !== today;
  return stored && sale && (isSent || (stored.state !== 'typing' && !isOfEarlierDay)) ? (
    <ShopFlows>{shop ? <Invoice stored={stored} sale={sale} shop={shop} /> : null}</ShopFlows>
  ) : (
    <>
      <PageHeader title={title} />
      <NoInvoice stored={stored} isOfEarlierDay={isOfEarlierDay} />
    </>
  );
}

interface InvoiceProps {
  stored: StoredDraft<SaleDraft>;
  sale: SaleDraft;
  shop: Shop;
}

function Invoice({ stored, sale, shop }: InvoiceProps) {
  return stored.state === 'queued' ? (
    <KeptInvoice sale={sale} shop={shop} />
  ) : (
    <SaleReview key={stored.id} stored={stored} sale={sale} shop={shop} />
  );
}

interface NoInvoiceProps {
  stored: StoredDraft<SaleDraft> | null;
  isOfEarlierDay: boolean;
}

/** Tells where a sale is that is not in review: recorded, still in its form, or unknown here. */
function NoInvoice({ stored, isOfEarlierDay }: NoInvoiceProps) {
  const invoice = useWords(draftInvoiceWords);
  const { header } = useWords(hostMessages);
  const { resume } = useDialogs();
  const says = (title: string, description: string, action: ReactNode) => (
    <EmptyState icon={<ReceiptText />} title={title} description={description} action={action} />
  );
  if (stored?.document)
    return says(
      invoice.savedTitle,
      invoice.savedText,
      <ButtonLink variant="primary" href={stored.document}>
        {invoice.openSaved}
      </ButtonLink>,
    );
  const isInForm = stored?.state === 'typing' || !isOfEarlierDay;
  if (stored?.form === 'sale' && stored.values)
    return says(
      isInForm ? invoice.inFormTitle : invoice.earlierTitle,
      isInForm ? invoice.inFormText : invoice.earlierText,
      <Button variant="primary" onPress={() => resume('sale', stored.id)}>
        {invoice.proceed}
      </Button>,
    );
  return says(
    invoice.emptyTitle,
    invoice.emptyText,
    <OpenButton dialog="sale" variant="primary">
      {header.saleMobile}
    </OpenButton>,
  );
}
