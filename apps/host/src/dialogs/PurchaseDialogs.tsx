import { useCreatePurchase } from '@handset/api-client/swr';
import { PurchaseChooser, type PurchaseDraft, PurchaseSlip, type PurchaseSubmission } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { DialogProps } from './DialogHost.tsx';
import { useBankListing, useCompanyListing, useModelListing, usePartyListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useCreateNames } from './useCreateNames.ts';
import { useDialogs } from './useDialogs.ts';
import { useDraftedForm } from './useDraftedForm.ts';
import { useNewParty } from './useNewParty.ts';

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
  const { write } = useCreatePurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const create = useCreateNames();
  const createParty = useNewParty();
  const { about } = useDialogs();
  const form = useDraftedForm<PurchaseDraft, PurchaseSubmission>({
    // A slip that begins with an IMEI is another one than the slip that was left half filled.
    form: about ? `purchase:${about}` : 'purchase',
    send: ({ pictures, ...slip }, submission) => write({ slip, pictures }, submission),
    work: ({ pictures, ...slip }) => ({ kind: 'purchase', input: { slip, pictures } }),
    success: success.purchase,
    onFailure: () => toast.error(errors.generic),
    onClose,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelListing(companyId);
  if (!form) return null;
  const kept = form.props.defaultDraft ?? (about ? { imei1: about } : undefined);
  return (
    <ShopFlows>
      <PurchaseSlip
        key={form.key}
        {...form.props}
        defaultDraft={kept}
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
