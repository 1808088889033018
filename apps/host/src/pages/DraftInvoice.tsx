import { useCreateSale, useShop } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import {
  invoiceOfDraft,
  type ReviewSubmission,
  type SaleDraft,
  SoldInvoiceReview,
  saleOf,
} from '@handset/flows';
import { Button, EmptyState, PageHeader, useToast } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useBankListing, usePartyListing } from '../dialogs/listings.ts';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { draftInvoicePath } from '../drafts/draftInvoicePath.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { useUser } from '../session/useSession.ts';

/** The invoice of a sale that is not saved yet: from the navigation, or as the browser kept it through a reload. */
export function DraftInvoice() {
  const { invoice, header, titles } = useMessages();
  const route = useCurrentRoute();
  const { open } = useDialogs();
  const { state, pathname } = useLocation();
  const stored = useDraft<SaleDraft>('invoice');
  const { data: shop } = useShop();
  if (!stored.isReady) return null;
  const draft = stored.initial ?? (state as { draft?: SaleDraft } | null)?.draft;
  if (!draft)
    return (
      <>
        <PageHeader title={route ? titles[route.title] : ''} />
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
      <Review draft={draft} stored={stored} shop={shop} />
    </ShopFlows>
  ) : null;
}

interface ReviewProps {
  draft: SaleDraft;
  stored: ReturnType<typeof useDraft<SaleDraft>>;
  shop: Shop;
}

function Review({ draft, stored, shop }: ReviewProps) {
  const messages = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { _id: userId } = useUser();
  const { write } = useCreateSale();
  const { banks, pocketBalance } = useBankListing();
  const parties = usePartyListing();
  const document = useMemo(() => invoiceOfDraft(draft, invoiceShop(shop)), [draft, shop]);

  async function save({ paper }: ReviewSubmission) {
    try {
      const input = { sale: saleOf(draft), pictures: draft.pictures };
      const { data, message } = await write(input, await stored.submission(draft));
      await stored.clear();
      toast.success(message);
      void navigate(`/sales/saleInvoices/${data._id}`, { replace: true, state: { print: { paper } } });
    } catch (failure) {
      return { message: errorText(failure, messages) };
    }
  }

  async function edit() {
    await createDraftStore<SaleDraft>(userId, 'sale').save({ values: draft });
    open('sale');
  }

  return (
    <SoldInvoiceReview
      document={document}
      onSubmit={save}
      onEdit={edit}
      defaultPaper={shop.paper}
      balances={{
        pocketCash: pocketBalance,
        bank: banks.items.find(({ _id }) => _id === draft.bankAccountUsed)?.balance,
        customer: draft.entityData._id
          ? parties.items.find(({ _id }) => _id === draft.entityData._id)?.balance
          : 0,
      }}
    />
  );
}
