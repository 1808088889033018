import type { Company, Model } from '@handset/domain';
import { useDevelopmentWarning } from '@handset/ui';
import type { NameAnswer } from '../CompanyModelPicker/useCreateName.ts';
import type { FlowError, Listing, SubmitHandler } from '../embedding/embedding.ts';
import { FlowDialog } from '../form/FlowDialog.tsx';
import { whileOpen } from '../form/whileOpen.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { StockConflictPanel } from './StockConflictPanel.tsx';
import { StockPhoneFields } from './StockPhoneFields.tsx';
import {
  type StockPhone,
  type StockPhoneDraft,
  type StockPhoneEditSubmission,
  type StockPhoneSubmission,
  stockPhonePictures,
} from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';
import { type StockHolder, useStockPhone } from './useStockPhone.ts';

/** The lists that the stock form chooses from, and what it tells about them. */
export interface StockPhoneLists {
  /** The companies; another name may be typed as well. */
  companies: Listing<Company>;
  /** The models of the chosen company; another name may be typed as well. */
  models: Listing<Model>;
  /** The phones in stock: an IMEI that one of them bears is refused before anything is sent. */
  units?: Listing<StockHolder> | undefined;
  /** Called with the chosen company, or null, so that its models can be loaded. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a company that the list lacks. */
  onCreateCompany?: ((name: string) => NameAnswer) | undefined;
  /** Called with the name of a model that the list lacks. */
  onCreateModel?: ((name: string, company: Company | null) => NameAnswer) | undefined;
}

interface StockPhoneFrame extends StockPhoneLists {
  /** Whether the modal is open. */
  isOpen: boolean;
  /** How wide it is: 30 %, 45 % or 70 % of the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What the form starts with besides, such as a draft that was kept. */
  defaultDraft?: Partial<StockPhoneDraft> | undefined;
  /** Called with everything the form holds after each change; keep it to restore the form later. */
  onChange?: ((draft: StockPhoneDraft) => void) | undefined;
  /** Called when the modal is left without saving; a form with entries asks first. */
  onCancel: () => void;
  /** Called with what went wrong; people are told by the modal itself. */
  onError?: ((error: FlowError) => void) | undefined;
}

/** Props of StockPhoneModal: Add mode, or Edit mode where a phone is supplied. */
export type StockPhoneModalProps = StockPhoneFrame &
  (
    | {
        /** The phone that is edited; Add mode without one. */
        phone?: undefined;
        /** The phone as it is stored now. */
        conflict?: undefined;
        /** The signed-in user's shop, which a new phone carries as `shopid`. */
        shopId?: string | undefined;
        /** Called with the valid phone; the modal closes once it was not refused. */
        onSubmit: SubmitHandler<StockPhoneSubmission>;
      }
    | {
        /** The phone that is edited. */
        phone: StockPhone;
        /** The phone as it is stored now, where an edit was refused since somebody else had changed it; what differs is shown side by side. */
        conflict?: StockPhone | undefined;
        /** Of no use in Edit mode. */
        shopId?: undefined;
        /** Called with the valid edit; the modal closes once it was not refused. */
        onSubmit: SubmitHandler<StockPhoneEditSubmission>;
      }
  );

/** One phone entered into stock without a purchase, or one that is in stock edited. Closes by itself once it was accepted. */
export const StockPhoneModal = whileOpen(function StockPhoneModal(props: StockPhoneModalProps) {
  const { phone, conflict, size = 'medium', defaultDraft, onChange, onCancel, onError } = props;
  const messages = useMessages(stockPhoneMessages);
  const mode = phone ? 'edit' : 'add';
  useDevelopmentWarning(
    conflict && phone && conflict._id !== phone._id
      ? 'StockPhoneModal: `conflict` is another phone than `phone`. Hand over the same phone as it is stored now.'
      : null,
    '@handset/flows',
  );
  const stored = phone?.pictures ?? [];
  const { flow, meeting, decide, decideAll } = useStockPhone({
    ...{ phone, conflict, defaultDraft, onChange, onError },
    shopId: props.shopId,
    units: props.units?.items ?? [],
    onSubmit: async (value, draft) => {
      const pictures = stockPhonePictures(draft, stored.length > 0);
      if (props.phone) return 'price' in value ? props.onSubmit({ ...value, pictures }) : undefined;
      return 'price' in value ? undefined : props.onSubmit({ ...value, pictures });
    },
  });
  return (
    <FlowDialog
      flow={flow}
      title={messages.title[mode]}
      size={size}
      submitLabel={messages.submit[mode]}
      sendingLabel={messages.submitting[mode]}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
      closesWhenDone
    >
      {meeting ? <StockConflictPanel meeting={meeting} onDecide={decide} onDecideAll={decideAll} /> : null}
      <StockPhoneFields
        columns={size === 'small' ? 1 : 2}
        phone={phone}
        companies={props.companies}
        models={props.models}
        onCompanyChange={props.onCompanyChange}
        onCreateCompany={props.onCreateCompany}
        onCreateModel={props.onCreateModel}
        onError={onError}
      />
    </FlowDialog>
  );
});
