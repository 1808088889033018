import type { Company } from '@handset/domain';
import type { ReactNode } from 'react';
import type { DraftProps, FlowError, Listing, ModelOption, SubmitHandler } from '../../form/embedding.ts';
import type { NameAnswer } from '../CompanyModelPicker/useCreateName.ts';
import type {
  StockPhone,
  StockPhoneDraft,
  StockPhoneEditSubmission,
  StockPhoneSubmission,
} from './stockPhoneDraft.ts';
import type { StockHolder } from './useStockPhone.ts';

/** The lists that the stock form chooses from, and its callbacks. */
export interface StockPhoneLists {
  /** The companies; another name may be typed as well. */
  companies: Listing<Company>;
  /** The models of the chosen company; another name may be typed as well. */
  models: Listing<ModelOption>;
  /** The phones in stock. An IMEI of one of them is refused before sending. */
  units?: Listing<StockHolder> | undefined;
  /** Draws what is known of a phone by an IMEI that was entered. `otherImei` is its other one, once both are entered. */
  renderKnownPhone?: ((imei: string, otherImei?: string) => ReactNode) | undefined;
  /** Called with the chosen company, or null, so that its models can be loaded. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a company that the list lacks. */
  onCreateCompany?: ((name: string) => NameAnswer) | undefined;
  /** Called with the name of a model that the list lacks. */
  onCreateModel?: ((name: string, company: Company | null) => NameAnswer) | undefined;
}

interface StockPhoneFrame extends StockPhoneLists, DraftProps<StockPhoneDraft> {
  /** Whether the modal is open. */
  isOpen: boolean;
  /** Width: 30 %, 45 % or 70 % of the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Called when the modal closes without saving. A form with entries asks first. */
  onCancel: () => void;
  /** Called with failures. The modal itself informs the user. */
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
        /**
         * The stored phone, after an edit was refused because somebody else had changed it. The differences
         * are shown side by side.
         */
        conflict?: StockPhone | undefined;
        /** Of no use in Edit mode. */
        shopId?: undefined;
        /** Called with the valid edit; the modal closes once it was not refused. */
        onSubmit: SubmitHandler<StockPhoneEditSubmission>;
      }
  );
