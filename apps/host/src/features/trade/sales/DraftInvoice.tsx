import { useShop } from '@handset/api-client/swr';
import type { SaleDraft } from '@handset/flows';
import { Button, EmptyState, PageHeader, useWords } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { draftInvoicePath } from '../../../kit/drafts/draftInvoicePath.ts';
import { useDraft } from '../../../kit/drafts/useDraft.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { KeptInvoice } from './KeptInvoice.tsx';
import { SaleReview } from './SaleReview.tsx';

/** The invoice of a sale that is not saved yet: from the navigation, or as the browser kept it through a reload. */
export function DraftInvoice() {
  const { invoice, header } = useWords(hostMessages);
  const pageTitle = usePageTitle();
  const { open } = useDialogs();
  const { state, pathname } = useLocation();
  const stored = useDraft<SaleDraft>('invoice');
  const { data: shop } = useShop();
  const heading = <PageHeader title={pageTitle} />;
  if (!stored.isReady) return heading;
  const { kept, draft: carried } = (state ?? {}) as { kept?: SaleDraft; draft?: SaleDraft };
  const draft = stored.initial ?? carried;
  if (kept)
    return shop ? (
      <ShopFlows>
        <KeptInvoice sale={kept} shop={shop} />
      </ShopFlows>
    ) : null;
  if (!draft)
    return (
      <>
        {heading}
        <EmptyState
          icon={<ReceiptText />}
          title={invoice.emptyTitle}
          description={invoice.emptyText}
          action={
            <Button variant="primary" onPress={() => open('sale')}>
              {header.saleMobile}
            </Button>
          }
        />
      </>
    );
  const path = draftInvoicePath(draft);
  if (path !== pathname) return <Navigate to={path} state={state} replace />;
  return shop ? (
    <ShopFlows>
      <SaleReview draft={draft} stored={stored} shop={shop} />
    </ShopFlows>
  ) : null;
}
