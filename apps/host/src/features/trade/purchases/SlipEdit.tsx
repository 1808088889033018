import { ApiError, purchaseCalls } from '@handset/api-client';
import { useCalls, useEditPurchase } from '@handset/api-client/swr';
import { type PurchaseDetail, slipEdit } from '@handset/domain';
import { type PurchaseDraft, type PurchaseEditSubmission, PurchaseSlip } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useRef, useState } from 'react';
import { useBankListing, useCompanyListing, useModelListing } from '../../../kit/dialogs/listings.ts';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useNewParty } from '../../../kit/dialogs/useNewParty.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from '../documents/documentWords.ts';
import { SlipConflict } from './SlipConflict.tsx';
import { slipDraft, withCnicOf, withoutCnicOf } from './slipDraft.ts';
import { sellerOf, useSellers } from './useSellers.ts';

interface SlipEditProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** An edit as saved: the typed values, and the stored slip it started from. */
interface EditInProgress {
  from: PurchaseDetail;
  draft: PurchaseDraft;
}

/** Edits the slip of one phone. If somebody else changed it, both versions show side by side. */
export function SlipEdit({ purchase, onClose }: SlipEditProps) {
  const words = useWords(documentWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  const purchases = useCalls(purchaseCalls);
  const { write } = useEditPurchase();
  // Keep the version the edit began with, since the stored one may change.
  const [first] = useState<EditInProgress>(() => ({ from: purchase, draft: slipDraft(purchase) }));
  const [begun, setBegun] = useState<EditInProgress>();
  const typed = useRef<PurchaseDraft>(undefined);
  const [stored, setStored] = useState<PurchaseDetail>();
  const form = useDraftedForm<EditInProgress, PurchaseEditSubmission>({
    form: `edit ${purchase._id}`,
    send: ({ pictures, ...value }, submission) => {
      const { from } = opened;
      const slip = slipEdit(value, from, from.version);
      const phoneId = from.units[0]?._id ?? from._id;
      return write({ phoneId, slip, pictures }, submission);
    },
    success: words.edited,
    onFailure: (error) => (isStale(error) ? void showConflict() : toast.error(messages.errors.generic)),
    onClose,
  });
  const companies = useCompanyListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const models = useModelListing(companyId);
  const { banks, pocketBalance } = useBankListing();
  const create = useCreateNames();
  const createParty = useNewParty();

  const opened: EditInProgress = begun ?? form?.props.defaultDraft ?? first;
  const { from } = opened;
  const [sellerId, setSellerId] = useState<string | null>();
  const parties = useSellers(sellerId === undefined ? sellerOf(opened.draft) : sellerId, from);

  async function showConflict() {
    try {
      setStored(await purchases.detail(purchase._id));
    } catch (error) {
      toast.error(errorText(error, messages));
    }
  }

  function decide(draft: PurchaseDraft) {
    if (!stored || !form) return;
    const next = { from: stored, draft: withoutCnicOf(draft, stored) };
    form.props.onChange(next);
    setBegun(next);
    setSellerId(undefined);
    typed.current = undefined;
    setStored(undefined);
  }

  if (!form) return null;
  if (stored)
    return (
      <SlipConflict
        conflict={{
          before: withCnicOf(slipDraft(from), from),
          mine: withCnicOf(typed.current ?? opened.draft, from),
          stored: withCnicOf(slipDraft(stored), stored),
        }}
        parties={parties.items}
        onDecide={decide}
        onLeave={form.props.onCancel}
      />
    );
  return (
    <PurchaseSlip
      key={`${form.key} ${from.version}`}
      isOpen
      mode="edit"
      defaultDraft={opened.draft}
      isRestored={form.props.defaultDraft !== undefined}
      onChange={(draft) => {
        typed.current = draft;
        setSellerId(sellerOf(draft));
        form.props.onChange({ from, draft });
      }}
      isUncertain={form.props.isUncertain}
      onSubmit={form.props.onSubmit}
      onCancel={form.props.onCancel}
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

/** Somebody else stored the slip after it was opened here. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && 'version' in error.fields;
}
