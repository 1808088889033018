import { ApiError, purchaseCalls } from '@handset/api-client';
import { useCalls, useEditPurchase } from '@handset/api-client/swr';
import type { PurchaseDetail } from '@handset/domain';
import { type PurchaseDraft, type PurchaseEditSubmission, PurchaseSlip } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useRef, useState } from 'react';
import { useBankListing, useCompanyListing, useModelListing, usePartyListing } from '../dialogs/listings.ts';
import { useCreateNames } from '../dialogs/useCreateNames.ts';
import { useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { useNewParty } from '../dialogs/useNewParty.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { documentWords } from './documentWords.ts';
import { SlipConflict } from './SlipConflict.tsx';
import { slipDraft, slipEdit } from './slipDraft.ts';

interface SlipEditProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** An edit as it is kept: what was typed, and the stored slip that it began from. */
interface HeldEdit {
  from: PurchaseDetail;
  draft: PurchaseDraft;
}

/** The slip of one phone, edited; where somebody else stored another one meanwhile, both stand side by side. */
export function SlipEdit({ purchase, onClose }: SlipEditProps) {
  const words = useWords(documentWords);
  const messages = useMessages();
  const toast = useToast();
  const purchases = useCalls(purchaseCalls);
  const { write } = useEditPurchase();
  // What is stored meanwhile is not what the edit began from.
  const [first] = useState<HeldEdit>(() => ({ from: purchase, draft: slipDraft(purchase) }));
  const [begun, setBegun] = useState<HeldEdit>();
  const typed = useRef<PurchaseDraft>(undefined);
  const [stored, setStored] = useState<PurchaseDetail>();
  const form = useDraftedForm<HeldEdit, PurchaseEditSubmission>({
    form: `edit ${purchase._id}`,
    send: (value, submission) => {
      const { from } = opened;
      const slip = slipEdit(value, from, from.version);
      const phoneId = from.units[0]?._id ?? from._id;
      return write({ phoneId, slip, pictures: value.pictures }, submission);
    },
    success: words.edited,
    onFailure: (error) => (isStale(error) ? void meet() : toast.error(messages.errors.generic)),
    onClose,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const models = useModelListing(companyId);
  const { banks, pocketBalance } = useBankListing();
  const create = useCreateNames();
  const createParty = useNewParty();

  const opened: HeldEdit = begun ?? form?.props.defaultDraft ?? first;
  const { from } = opened;

  async function meet() {
    try {
      setStored(await purchases.detail(purchase._id));
    } catch (error) {
      toast.error(errorText(error, messages));
    }
  }

  function decide(draft: PurchaseDraft) {
    if (!stored || !form) return;
    const next = { from: stored, draft };
    form.props.onChange(next);
    setBegun(next);
    typed.current = undefined;
    setStored(undefined);
  }

  if (!form) return null;
  if (stored)
    return (
      <SlipConflict
        meeting={{ before: slipDraft(from), mine: typed.current ?? opened.draft, stored: slipDraft(stored) }}
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
      onChange={(draft) => {
        typed.current = draft;
        form.props.onChange({ from, draft });
      }}
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
