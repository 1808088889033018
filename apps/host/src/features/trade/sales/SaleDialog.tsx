import { useAccessories, useShop } from '@handset/api-client/swr';
import { walkInOf } from '@handset/domain';
import { emptySaleDraft, type SaleDraft, SaleModal } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useBankListing,
  useCompanyListing,
  useListing,
  useModelListing,
  usePartyListing,
} from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useRestoredNotice } from '../../../kit/dialogs/useRestoredNotice.ts';
import { addPhoneToSale } from '../../../kit/drafts/addPhoneToDraft.ts';
import { draftInvoicePath } from '../../../kit/drafts/draftInvoicePath.ts';
import { useDraft } from '../../../kit/drafts/useDraft.ts';
import { useToday } from '../../../kit/format/useToday.ts';
import { useUnsoldPhones } from '../../../kit/outbox/useUnsoldPhones.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { MissingPhone } from './MissingPhone.tsx';
import { useClosedUpTo } from './useClosedUpTo.ts';

/** 'Sale Mobile': its submission becomes the draft of an invoice, which is reviewed and saved at `/invoice/shop`, or `/invoice/accessory` for accessories alone. */
export function SaleDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft<SaleDraft>('sale');
  const invoice = useDraft<SaleDraft>('invoice');
  const units = useUnsoldPhones();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  // By then the draft belongs to the invoice, or is discarded.
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
  const closedUpTo = useClosedUpTo();
  const shop = useShop();
  const isPhoneOnItsWay = about !== null && !units.error && !(units.data && today);
  if (!draft.isReady || !invoice.isReady || isPhoneOnItsWay || shop.isLoading) return null;
  const kept = notice.isDiscarded ? undefined : draft.initial;

  async function toInvoice(sale: SaleDraft) {
    isOver.current = true;
    await invoice.submission(sale);
    await draft.clear();
    // Pictures stay in the browser's database, since the history cannot hold files.
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
        defaultDraft={phone && today ? addPhoneToSale(phone, kept ?? emptySaleDraft(today)) : kept}
        onChange={(sale) => isOver.current || draft.save(sale)}
        onSubmit={toInvoice}
        onCancel={leave}
        parties={parties}
        walkIn={shop.data && walkInOf(shop.data)}
        units={listing}
        renderMissingPhone={(imei) => <MissingPhone imei={imei} />}
        accessories={accessories}
        closedUpTo={closedUpTo}
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

/** Shows that the units could not be loaded, in the specification's words. */
function useImeiFailure(error: unknown) {
  const { errors } = useWords(hostMessages);
  const toast = useToast();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(errors.imeis);
  }, [hasFailed, toast, errors.imeis]);
}
