import { useCreateSale, useShop } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import { invoiceOfDraft, type SaleDraft, SoldInvoiceReview, saleOf } from '@handset/flows';
import { Button, EmptyState, useToast } from '@handset/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { useUser } from '../session/useSession.ts';

/** The invoice of a sale that is not saved yet: from the navigation, or as the browser kept it through a reload. */
export function DraftInvoice() {
  const { invoice, header } = useMessages();
  const { open } = useDialogs();
  const { state } = useLocation();
  const stored = useDraft<SaleDraft>('invoice');
  const { data: shop } = useShop();
  if (!stored.isReady) return null;
  const draft = stored.initial ?? (state as { draft?: SaleDraft } | null)?.draft;
  if (!draft)
    return (
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
    );
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
  const { write, isWriting } = useCreateSale();
  const [error, setError] = useState<string>();

  async function save() {
    setError(undefined);
    try {
      const input = { sale: saleOf(draft), pictures: draft.pictures };
      const { data, message } = await write(input, await stored.submission(draft));
      await stored.clear();
      toast.success(message);
      void navigate(`/sales/saleInvoices/${data._id}`, { replace: true, state: { print: true } });
    } catch (failure) {
      setError(errorText(failure, messages));
    }
  }

  async function edit() {
    await createDraftStore<SaleDraft>(userId, 'sale').save({ values: draft });
    open('sale');
  }

  return (
    <SoldInvoiceReview
      document={invoiceOfDraft(draft, invoiceShop(shop, soldIn(draft)))}
      onSave={save}
      onEdit={edit}
      isSaving={isWriting}
      error={error}
    />
  );
}

const soldIn = ({ addedImeis, accessories }: SaleDraft) => ({
  conditions: addedImeis.map(({ condition }) => condition ?? ''),
  hasAccessories: accessories.some(({ name }) => name !== ''),
});
