import { ApiError } from '@handset/api-client';
import { useCreatePhone, useEditPhone, useImeis, usePhone } from '@handset/api-client/swr';
import {
  type StockPhone,
  type StockPhoneDraft,
  type StockPhoneEditSubmission,
  StockPhoneModal,
  type StockPhonePictures,
  type StockPhoneSubmission,
} from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useCompanyListing, useImeiListing, useModelListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useFirst } from '../../../kit/dialogs/useFirst.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { KnownPhone } from '../../trade/purchases/KnownPhone.tsx';
import { stockWords } from '../list/stockWords.ts';

/** 'Add Phone': a phone that the shop has without a purchase. */
export function AddPhoneDialog({ onClose }: DialogProps) {
  const words = useWords(stockWords);
  const { shopId } = useUser();
  const { write } = useCreatePhone();
  const lists = useStockLists();
  const failed = useFailure();
  const form = useDraftedForm<StockPhoneDraft, StockPhoneSubmission>({
    form: 'stock-phone',
    send: ({ pictures, ...phone }, submission) => write({ phone, pictures: filesOf(pictures) }, submission),
    success: words.added,
    onFailure: failed,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <StockPhoneModal
        key={form.key}
        {...form.props}
        {...lists}
        renderKnownPhone={(imei, otherImei) => <KnownPhone {...{ imei, otherImei }} />}
        shopId={shopId ?? undefined}
      />
    </ShopFlows>
  );
}

/** Edits the stock facts of a phone. */
export function EditPhoneDialog({ phoneId, onClose }: DialogProps & { phoneId: string }) {
  const { data, mutate } = usePhone(phoneId);
  const phone = useFirst(data);
  if (!phone) return null;
  return <Edit phone={phone} reload={mutate} onClose={onClose} />;
}

interface EditProps extends DialogProps {
  /** The phone as it was when the form opened. */
  phone: StockPhone;
  /** Asks for the phone as it is stored now. */
  reload: () => Promise<StockPhone | undefined>;
}

/** An edit as it is kept: what was typed, and the phone as it was when the form opened. */
interface EditInProgress {
  from: StockPhone;
  draft: StockPhoneDraft;
}

/** The form of a phone. Changes made by others appear as a conflict. */
function Edit({ phone, reload, onClose }: EditProps) {
  const words = useWords(stockWords);
  const [conflict, setConflict] = useState<StockPhone>();
  const { write } = useEditPhone();
  const lists = useStockLists();
  const failed = useFailure();
  const form = useDraftedForm<EditInProgress, StockPhoneEditSubmission>({
    form: `phone ${phone._id}`,
    send: ({ pictures, ...edit }, submission) =>
      write({ id: phone._id, edit, pictures: filesOf(pictures) }, submission),
    success: words.updated,
    onFailure: (error) => {
      failed();
      if (error instanceof ApiError && error.status === 409) void meet();
    },
    onClose,
  });
  const meet = async () => {
    const stored = await reload();
    if (stored && stored.version !== (conflict ?? from).version) setConflict(stored);
  };
  if (!form) return null;
  const { defaultDraft, onChange, ...rest } = form.props;
  const from = defaultDraft?.from ?? phone;
  return (
    <ShopFlows>
      <StockPhoneModal
        key={form.key}
        {...rest}
        {...lists}
        defaultDraft={defaultDraft?.draft}
        onChange={(draft) => onChange({ from, draft })}
        phone={from}
        conflict={conflict}
      />
    </ShopFlows>
  );
}

/** The lists that the stock form chooses from. */
function useStockLists() {
  const [companyId, setCompanyId] = useState<string | null>(null);
  const create = useCreateNames();
  return {
    companies: useCompanyListing(),
    models: useModelListing(companyId),
    units: useImeiListing(useImeis()),
    onCompanyChange: (company: { _id: string } | null) => setCompanyId(company?._id ?? null),
    onCreateCompany: create.company,
    onCreateModel: create.model,
  };
}

/** Shows that a phone could not be saved, in the specification's words. */
function useFailure() {
  const { errors } = useWords(hostMessages);
  const toast = useToast();
  return () => void toast.error(errors.generic);
}

const filesOf = ({ coverImage, images }: StockPhonePictures) => ({
  coverImage: coverImage ? [coverImage] : [],
  images,
});
