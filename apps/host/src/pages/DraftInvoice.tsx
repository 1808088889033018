import { useShop } from '@handset/api-client/swr';
import type { SaleDraft } from '@handset/flows';
import { Button, EmptyState, PageHeader } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { draftInvoicePath } from '../drafts/draftInvoicePath.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';

const SaleReview = lazily(async () => (await import('../documents/SaleReview.tsx')).SaleReview);
const KeptInvoice = lazily(async () => (await import('../documents/KeptInvoice.tsx')).KeptInvoice);

/** The invoice of a sale that is not saved yet: from the navigation, or as the browser kept it through a reload. */
export function DraftInvoice() {
  const { invoice, header, titles } = useMessages();
  const route = useCurrentRoute();
  const { open } = useDialogs();
  const { state, pathname } = useLocation();
  const stored = useDraft<SaleDraft>('invoice');
  const { data: shop } = useShop();
  // A sale that is kept is shown when there is no network to ask for anything.
  useEffect(() => {
    for (const invoice of [SaleReview, KeptInvoice]) void invoice.prepare().catch(() => {});
  }, []);
  const heading = <PageHeader title={route ? titles[route.title] : ''} />;
  if (!stored.isReady) return heading;
  const { kept, draft: carried } = (state ?? {}) as { kept?: SaleDraft; draft?: SaleDraft };
  const draft = stored.initial ?? carried;
  if (kept)
    return shop ? (
      <ShopFlows>
        <Suspense>
          <KeptInvoice sale={kept} shop={shop} />
        </Suspense>
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
      <Suspense>
        <SaleReview draft={draft} stored={stored} shop={shop} />
      </Suspense>
    </ShopFlows>
  ) : null;
}
