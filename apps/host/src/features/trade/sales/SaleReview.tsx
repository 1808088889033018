import { useCreateSale } from '@handset/api-client/swr';
import { type Shop, unitsByImei } from '@handset/domain';
import {
  invoiceOfDraft,
  type ReviewSubmission,
  type SaleDraft,
  SoldInvoiceReview,
  saleOf,
  saleTradeWarnings,
} from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBankListing, usePartyListing } from '../../../kit/dialogs/listings.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { createDraftStore } from '../../../kit/drafts/draftStore.ts';
import type { Draft } from '../../../kit/drafts/useDraft.ts';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import { QUEUED } from '../../../kit/outbox/sendOrQueue.ts';
import { useSendOrQueue } from '../../../kit/outbox/useSendOrQueue.ts';
import { useUnsoldPhones } from '../../../kit/outbox/useUnsoldPhones.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { useClosedUpTo } from './useClosedUpTo.ts';

interface SaleReviewProps {
  draft: SaleDraft;
  stored: Draft<SaleDraft>;
  shop: Shop;
}

/** A sale to be looked over as its invoice, and saved. */
export function SaleReview({ draft, stored, shop }: SaleReviewProps) {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { _id: userId } = useUser();
  const { write } = useCreateSale();
  const sendOrQueue = useSendOrQueue();
  const { pathname } = useLocation();
  const { banks, pocketBalance } = useBankListing();
  const parties = usePartyListing();
  const { data: units } = useUnsoldPhones();
  const closedUpTo = useClosedUpTo();
  const warnings = useMemo(() => {
    const byImei = unitsByImei(units ?? []);
    return saleTradeWarnings(draft, (imei) => byImei.get(imei), closedUpTo);
  }, [draft, units, closedUpTo]);
  const document = useMemo(() => invoiceOfDraft(draft, invoiceShop(shop)), [draft, shop]);

  async function save({ paper }: ReviewSubmission) {
    try {
      const input = { sale: saleOf(draft), pictures: draft.pictures };
      const isTried = stored.isSubmitted();
      const submission = await stored.submission(draft);
      const outcome = await sendOrQueue(
        { submission, work: { kind: 'sale', input }, form: 'sale', draft, isTried },
        () => write(input, submission),
      );
      await stored.clear();
      if (outcome === QUEUED) {
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
      warnings={warnings}
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
