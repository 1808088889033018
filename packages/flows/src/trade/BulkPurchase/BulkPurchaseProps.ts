import type { BulkPurchase, BulkUpdate, Company, NewParty } from '@handset/domain';
import type { ReactNode } from 'react';
import type {
  CreateHandler,
  DraftProps,
  FlowDialogProps,
  Listing,
  ModelOption,
  Party,
  SubmitHandler,
  WalletLists,
} from '../../form/embedding.ts';
import type { CompanyModelPickerProps } from '../../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import type { BulkDraft } from './bulkDraft.ts';
import type { StockImei } from './useLotBook.ts';

/** The lists that a lot chooses from, and its callbacks. */
export interface BulkPurchaseLists extends WalletLists, Pick<FlowDialogProps<never>, 'onError'> {
  /** The companies. */
  companies: Listing<Company>;
  /** The models of the chosen companies: of all of them, since a lot may hold phones of several. */
  models: Listing<ModelOption>;
  /** The parties to buy from. With their balances, the form shows the debt before and after. */
  parties: Listing<Party>;
  /** The phones in stock: an IMEI among them cannot be bought again. IMEI 1 and 2 are one space. */
  stock?: Listing<StockImei> | undefined;
  /** Draws what is known of a phone by an IMEI that was entered, in its row. The IMEI is taken all the same. */
  renderKnownPhone?: ((imei: string) => ReactNode) | undefined;
  /** Called with a company of any entry, or null, so that its models can be loaded beside those of the others. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a new company; creation is offered while this is given. */
  onCreateCompany?: CompanyModelPickerProps['onCreateCompany'];
  /** Called with the name of a new model; creation is offered while this is given. */
  onCreateModel?: CompanyModelPickerProps['onCreateModel'];
  /** Creates a new party at once. Without it, a new party is submitted with the lot. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
}

interface BulkPurchaseFrame
  extends BulkPurchaseLists,
    DraftProps<BulkDraft>,
    Pick<FlowDialogProps<never>, 'isOpen' | 'onCancel'> {}

/** Props of BulkPurchase. After a submission that was not refused, close it. */
export type BulkPurchaseProps = BulkPurchaseFrame &
  (
    | {
        /** Whether a lot is bought or a stored one edited. @default 'purchase' */
        mode?: 'purchase' | undefined;
        /** Called with the valid lot, once its effects were confirmed; money in minor units. */
        onSubmit: SubmitHandler<BulkPurchase>;
      }
    | {
        /** Whether a lot is bought or a stored one edited. */
        mode: 'edit';
        /** The version of the stored lot. The server refuses an outdated one. */
        version?: number | undefined;
        /** Whether the draft was typed before and kept, so that leaving asks first. @default false */
        isRestored?: boolean | undefined;
        /** Called with the valid lot. The payment is the stored one. Money is in minor units. */
        onSubmit: SubmitHandler<BulkUpdate>;
      }
  );
