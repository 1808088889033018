import { useCreateSale, useShop } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import {
  AccessoryInvoice,
  InvoiceActions,
  invoiceOfDraft,
  type ReviewSubmission,
  type SaleDraft,
  SoldInvoice,
  SoldInvoiceReview,
  saleOf,
} from '@handset/flows';
import { Button, EmptyState, PageHeader, Stack, useToast } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useBankListing, usePartyListing } from '../dialogs/listings.ts';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { draftInvoicePath } from '../drafts/draftInvoicePath.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { outboxWords } from '../outbox/outboxWords.ts';
import { KEPT } from '../outbox/sendOrKeep.ts';
import { useKeeping } from '../outbox/useKeeping.ts';
import { usePrintOnce } from '../print/usePrintOnce.ts';
import { errorText } from '../problems/errorText.ts';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { useUser } from '../session/useSession.ts';
import { canShare, shareText } from '../share/shareText.ts';

/** The invoice of a sale that is not saved yet: from the navigation, or as the browser kept it through a reload. */
export function DraftInvoice() {
  const { invoice, header, titles } = useMessages();
  const route = useCurrentRoute();
  const { open } = useDialogs();
  const { state, pathname } = useLocation();
  const stored = useDraft<SaleDraft>('invoice');
  const { data: shop } = useShop();
  const heading = <PageHeader title={route ? titles[route.title] : ''} />;
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
  const keeping = useKeeping();
  const { pathname } = useLocation();
  const { banks, pocketBalance } = useBankListing();
  const parties = usePartyListing();
  const document = useMemo(() => invoiceOfDraft(draft, invoiceShop(shop)), [draft, shop]);

  async function save({ paper }: ReviewSubmission) {
    try {
      const input = { sale: saleOf(draft), pictures: draft.pictures };
      const isTried = stored.isSubmitted();
      const submission = await stored.submission(draft);
      const outcome = await keeping(
        { submission, work: { kind: 'sale', input }, form: 'sale', draft, isTried },
        () => write(input, submission),
      );
      await stored.clear();
      if (outcome === KEPT) {
        toast.info(messages.success.kept);
        void navigate(pathname, {
          replace: true,
          state: { kept: { ...draft, pictures: {} }, print: { paper } },
        });
        return;
      }
      toast.success(outcome.message);
      void navigate(`/sales/saleInvoices/${outcome.data._id}`, {
        replace: true,
        state: { print: { paper } },
      });
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

/** The invoice of a sale that is kept on this device: for the customer, its number to come. */
function KeptInvoice({ sale, shop }: { sale: SaleDraft; shop: Shop }) {
  const words = useWords(outboxWords);
  const { open } = useDialogs();
  const saved = usePrintOnce();
  const [paper, setPaper] = useState(saved?.paper ?? shop.paper);
  const document = useMemo(
    () => ({ ...invoiceOfDraft(sale, invoiceShop(shop)), isWaiting: true }),
    [sale, shop],
  );
  const Invoice = draftInvoicePath(sale) === '/invoice/accessory' ? AccessoryInvoice : SoldInvoice;
  return (
    <Stack gap={4}>
      <PageHeader
        title={words.keptSale}
        action={<Button onPress={() => open('outbox')}>{words.show}</Button>}
      />
      <InvoiceActions
        document={document}
        paper={paper}
        onPaperChange={setPaper}
        onShare={canShare ? (text) => void shareText(text) : undefined}
      />
      <Invoice document={document} paper={paper} />
    </Stack>
  );
}
