import { useCreatePurchase, useImeis } from '@handset/api-client/swr';
import { PurchaseChooser, type PurchaseDraft, PurchaseSlip, type PurchaseSubmission } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import {
  useBankListing,
  useCompanyListing,
  useListing,
  useModelListing,
} from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useNewParty } from '../../../kit/dialogs/useNewParty.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { KnownPhone } from './KnownPhone.tsx';
import { usePurchaseToast } from './usePurchaseToast.ts';
import { sellerOf, useSellers } from './useSellers.ts';

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
  const { errors, success } = useWords(hostMessages);
  const toast = useToast();
  const { write } = useCreatePurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const create = useCreateNames();
  const createParty = useNewParty();
  const { about } = useDialogs();
  const form = useDraftedForm<PurchaseDraft, PurchaseSubmission>({
    // A slip started from an IMEI has its own draft, apart from a half-filled one.
    form: about ? `purchase:${about}` : 'purchase',
    send: ({ pictures, ...slip }, submission) => write({ slip, pictures }, submission),
    work: ({ pictures, ...slip }) => ({ kind: 'purchase', input: { slip, pictures } }),
    success: usePurchaseToast(success.purchase, 'slip'),
    onFailure: () => toast.error(errors.generic),
    onClose,
  });
  const [sellerId, setSellerId] = useState<string | null>();
  const parties = useSellers(sellerId === undefined ? sellerOf(form?.props.defaultDraft) : sellerId);
  const companies = useCompanyListing();
  const models = useModelListing(companyId);
  const stock = useListing(useImeis());
  if (!form) return null;
  const [imei1, imei2 = ''] = about?.split(' ') ?? [];
  const kept = form.props.defaultDraft ?? (imei1 ? { imei1, imei2 } : undefined);
  return (
    <ShopFlows>
      <PurchaseSlip
        key={form.key}
        {...form.props}
        defaultDraft={kept}
        onChange={(draft) => {
          setSellerId(sellerOf(draft));
          form.props.onChange(draft);
        }}
        stock={stock}
        renderKnownPhone={(imei, otherImei) => <KnownPhone {...{ imei, otherImei }} />}
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
