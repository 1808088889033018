import { useAccessories } from '@handset/api-client/swr';
import { emptySaleDraft, type SaleDraft, SaleModal } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftInvoicePath } from '../drafts/draftInvoicePath.ts';
import { saleWith } from '../drafts/draftWithPhone.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUnsold } from '../outbox/useUnsold.ts';
import { useToday } from '../shop/useToday.ts';
import {
  useBankListing,
  useCompanyListing,
  useListing,
  useModelListing,
  usePartyListing,
} from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useCreateNames } from './useCreateNames.ts';
import { useDialogs } from './useDialogs.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';

/** 'Sale Mobile': its submission becomes the draft of an invoice, which is reviewed and saved at `/invoice/shop`, or `/invoice/accessory` for accessories alone. */
export function SaleDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft<SaleDraft>('sale');
  const invoice = useDraft<SaleDraft>('invoice');
  const units = useUnsold();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  // The draft is the invoice's by then, or nobody's.
  const isOver = useRef(false);
  const navigate = useNavigate();
  const notice = useRestoredNotice(draft);
  const parties = usePartyListing();
  const accessories = useListing(useAccessories());
  const companies = useCompanyListing();
  const models = useModelListing(companyId);
  const create = useCreateNames();
  const listing = useListing(units);
  useImeiFailure(units.error);
  const { about } = useDialogs();
  const phone = about ? units.data?.find(({ _id }) => _id === about) : undefined;
  const today = useToday();
  const isPhoneOnItsWay = about !== null && !units.error && !(units.data && today);
  if (!draft.isReady || !invoice.isReady || isPhoneOnItsWay) return null;
  const kept = notice.isDiscarded ? undefined : draft.initial;

  async function toInvoice(sale: SaleDraft) {
    isOver.current = true;
    await invoice.submission(sale);
    await draft.clear();
    // The pictures stay in the browser's database: the history is no place for files.
    void navigate(draftInvoicePath(sale), { state: { draft: { ...sale, pictures: {} } } });
  }

  async function leave() {
    isOver.current = true;
    await draft.clear();
    onClose();
  }

  return (
    <ShopFlows>
      <SaleModal
        key={notice.formKey}
        isOpen
        defaultDraft={phone && today ? saleWith(phone, kept ?? emptySaleDraft(today)) : kept}
        onChange={(sale) => isOver.current || draft.save(sale)}
        onSubmit={toInvoice}
        onCancel={leave}
        parties={parties}
        units={listing}
        accessories={accessories}
        banks={banks}
        pocketBalance={pocketBalance}
        companies={companies}
        models={models}
        onCompanyChange={(company) => setCompanyId(company?._id ?? null)}
        onCreateCompany={create.company}
        onCreateModel={create.model}
      />
    </ShopFlows>
  );
}

/** Says that the units could not be loaded, in the specification's words. */
function useImeiFailure(error: unknown) {
  const { errors } = useMessages();
  const toast = useToast();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(errors.imeis);
  }, [hasFailed, toast, errors.imeis]);
}
