import { purchaseCalls } from '@handset/api-client';
import { useCalls, useEditPurchase } from '@handset/api-client/swr';
import { type PurchaseDetail, slipEdit } from '@handset/domain';
import { type PurchaseDraft, type PurchaseEditSubmission, PurchaseSlip } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import { useBankListing, useCompanyListing, useModelListing } from '../../../kit/dialogs/listings.ts';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useNewParty } from '../../../kit/dialogs/useNewParty.ts';
import { useRecordEdit } from '../../../kit/editConflict/useRecordEdit.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from '../documents/documentWords.ts';
import { SlipConflict } from './SlipConflict.tsx';
import { slipDraft, withCnicOf, withoutCnicOf } from './slipDraft.ts';
import { sellerOf, useSellers } from './useSellers.ts';

interface SlipEditProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** Edits the slip of one phone. If somebody else changed it, both versions show side by side. */
export function SlipEdit({ purchase, onClose }: SlipEditProps) {
  const words = useWords(documentWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  const purchases = useCalls(purchaseCalls);
  const { write } = useEditPurchase();
  const { from, draft, stored, conflict, decide, flow } = useRecordEdit<
    PurchaseDetail,
    PurchaseDraft,
    PurchaseEditSubmission
  >({
    form: `edit ${purchase._id}`,
    record: purchase,
    draftOf: slipDraft,
    read: () => purchases.detail(purchase._id),
    send: ({ pictures, ...value }, from, submission) => {
      const slip = slipEdit(value, from, from.version);
      const phoneId = from.units[0]?._id ?? from._id;
      return write({ phoneId, slip, pictures }, submission);
    },
    success: words.edited,
    onFailure: () => toast.error(messages.errors.generic),
    onClose,
  });
  const companies = useCompanyListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const models = useModelListing(companyId);
  const { banks, pocketBalance } = useBankListing();
  const create = useCreateNames();
  const createParty = useNewParty();

  const [sellerId, setSellerId] = useState<string | null>();
  const parties = useSellers(sellerId === undefined ? sellerOf(draft) : sellerId, from);

  if (!flow) return null;
  if (stored && conflict)
    return (
      <SlipConflict
        conflict={{
          before: withCnicOf(conflict.before, from),
          mine: withCnicOf(conflict.mine, from),
          stored: withCnicOf(conflict.stored, stored),
        }}
        parties={parties.items}
        onDecide={(merged) => {
          decide(withoutCnicOf(merged, stored));
          setSellerId(undefined);
        }}
        onLeave={flow.onCancel}
      />
    );
  return (
    <PurchaseSlip
      key={flow.key}
      {...flow.props}
      mode="edit"
      isRestored={flow.isRestored}
      onChange={(typed) => {
        setSellerId(sellerOf(typed));
        flow.props.onChange(typed);
      }}
      priceLock={from.purchasePaymentType === 'credit' ? undefined : words.priceStays}
      parties={parties}
      companies={companies}
      models={models}
      banks={banks}
      pocketBalance={pocketBalance}
      onCompanyChange={(company) => setCompanyId(company?._id ?? null)}
      onCreateCompany={create.company}
      onCreateModel={create.model}
      onCreateParty={createParty}
    />
  );
}
