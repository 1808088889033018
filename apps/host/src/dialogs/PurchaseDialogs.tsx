import { useCreatePurchase } from '@handset/api-client/swr';
import { PurchaseChooser, type PurchaseDraft, PurchaseSlip, type PurchaseSubmission } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useRef, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { DialogProps } from './DialogHost.tsx';
import { useBankListing, useCompanyListing, useModelListing, usePartyListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useCreateNames } from './useCreateNames.ts';
import { useDialogs } from './useDialogs.ts';
import { useNewParty } from './useNewParty.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { useSubmit } from './useSubmit.ts';

/** 'Purchase Phone': one phone, or many. */
export function PurchaseChooserDialog({ onClose }: DialogProps) {
  const { open } = useDialogs();
  return (
    <PurchaseChooser
      isOpen
      onChoose={(kind) => open(kind === 'single' ? 'slip' : 'bulk')}
      onCancel={onClose}
    />
  );
}

/** The slip of a single purchase, with its draft. */
export function PurchaseSlipDialog({ onClose }: DialogProps) {
  const { errors, success } = useMessages();
  const toast = useToast();
  const draft = useDraft<PurchaseDraft>('purchase');
  const notice = useRestoredNotice(draft);
  const isDone = useRef(false);
  const latest = useRef<PurchaseDraft>(undefined);
  const { write } = useCreatePurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const create = useCreateNames();
  const createParty = useNewParty();
  const submit = useSubmit({
    send: async ({ pictures, ...slip }: PurchaseSubmission) => {
      const held = latest.current ?? draft.initial;
      await write({ slip, pictures }, await draft.submission(held));
    },
    success: success.purchase,
    onFailure: () => toast.error(errors.generic),
    onDone: leave,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelListing(companyId);
  if (!draft.isReady) return null;

  async function leave() {
    isDone.current = true;
    await draft.clear();
    onClose();
  }

  return (
    <ShopFlows>
      <PurchaseSlip
        key={notice.formKey}
        isOpen
        defaultDraft={notice.isDiscarded ? undefined : draft.initial}
        onChange={(held) => {
          latest.current = held;
          if (!isDone.current) draft.save(held);
        }}
        onSubmit={submit}
        onCancel={leave}
        companies={companies}
        models={models}
        parties={parties}
        banks={banks}
        pocketBalance={pocketBalance}
        onCompanyChange={(company) => setCompanyId(company?._id ?? null)}
        onCreateCompany={create.company}
        onCreateModel={create.model}
        onCreateParty={createParty}
      />
    </ShopFlows>
  );
}
