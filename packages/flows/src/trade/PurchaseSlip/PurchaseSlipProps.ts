import type { Company, NewParty, PictureSlot, PurchaseSlip } from '@handset/domain';
import type { ReactNode } from 'react';
import type {
  CreateHandler,
  DraftProps,
  FlowError,
  Listing,
  ModelOption,
  Party,
  SubmitHandler,
  WalletLists,
} from '../../form/embedding.ts';
import type { Pictures, StoredPicture } from '../../form/PictureSlots/PictureSlots.tsx';
import type { CompanyModelPickerProps } from '../../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import type { StockImei } from '../BulkPurchase/useLotBook.ts';
import type { PurchaseDraft, PurchaseEdit } from './purchaseDraft.ts';

/** A purchase slip that was filled in; money in minor units. */
export type PurchaseSubmission = PurchaseSlip & { pictures: Pictures<PictureSlot> };

/** An edited slip, without its payment; money in minor units. */
export type PurchaseEditSubmission = PurchaseEdit & { pictures: Pictures<PictureSlot> };

/** The lists that a slip chooses from, and its callbacks. */
export interface PurchaseSlipLists
  extends WalletLists,
    Pick<CompanyModelPickerProps, 'onCompanyChange' | 'onCreateCompany' | 'onCreateModel'> {
  /** The companies. */
  companies: Listing<Company>;
  /** The models of the chosen company. */
  models: Listing<ModelOption>;
  /** The parties to buy from. With their balances, the form shows the debt before and after. */
  parties: Listing<Party>;
  /** Creates a new party at once. Without it, a new one is submitted with the slip. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default that of the provider */
  canGoBelowZero?: boolean | undefined;
  /** The reason why the purchase price is locked. It is shown beside the read-only price. */
  priceLock?: string | undefined;
  /** The phones in stock, which cannot be bought again: the scan of one sounds refused. The scan of any other sounds taken. */
  stock?: Listing<StockImei> | undefined;
  /** Draws what is known of a phone by an IMEI that was entered, such as that it is in stock. `otherImei` is its other one, once both are entered. */
  renderKnownPhone?: ((imei: string, otherImei?: string) => ReactNode) | undefined;
  /** Pictures of the slip that are stored already. */
  storedPictures?: Partial<Record<PictureSlot, readonly StoredPicture[]>> | undefined;
  /** Called with failures. The slip itself informs the user and keeps everything typed. */
  onError?: ((error: FlowError) => void) | undefined;
}

interface PurchaseSlipFrame extends PurchaseSlipLists, DraftProps<PurchaseDraft> {
  /** Whether the slip is open. */
  isOpen: boolean;
  /** Called when the slip closes without saving. A slip with entries asks first. */
  onCancel: () => void;
}

/** Props of PurchaseSlip. After a submission that was not refused, close it. */
export type PurchaseSlipProps = PurchaseSlipFrame &
  (
    | {
        /** Whether a purchase is entered or an existing one edited. @default 'purchase' */
        mode?: 'purchase' | undefined;
        /** Called with the valid slip, once its effects were confirmed. */
        onSubmit: SubmitHandler<PurchaseSubmission>;
      }
    | {
        /** Whether a purchase is entered or an existing one edited. */
        mode: 'edit';
        /** Whether the draft was typed before and kept, so that leaving asks first. @default false */
        isRestored?: boolean | undefined;
        /** Called with the valid slip, without its payment. */
        onSubmit: SubmitHandler<PurchaseEditSubmission>;
      }
  );
