import { useCreateSale } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import {
  invoiceOfDraft,
  type ReviewSubmission,
  type SaleDraft,
  SoldInvoiceReview,
  saleOf,
} from '@handset/flows';
import { useToast } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBankListing, usePartyListing } from '../dialogs/listings.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { KEPT } from '../outbox/sendOrKeep.ts';
import { useKeeping } from '../outbox/useKeeping.ts';
import { errorText } from '../problems/errorText.ts';
import { useUser } from '../session/useSession.ts';

interface SaleReviewProps {
  draft: SaleDraft;
  stored: Draft<SaleDraft>;
  shop: Shop;
}

/** A sale to be looked over as its invoice, and saved. */
export function SaleReview({ draft, stored, shop }: SaleReviewProps) {
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
