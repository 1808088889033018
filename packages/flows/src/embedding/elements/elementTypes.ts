import type {
  BulkPurchase,
  BulkUpdate,
  Company,
  MoneyFormat,
  NewParty,
  PaymentSplit,
  Sale,
} from '@handset/domain';
import type { ColorScheme, Density, Theme, ThemeVariables, UIProviderProps } from '@handset/ui';
import type {
  AccessoryOption,
  BankAccount,
  FlowError,
  Listing,
  ModelOption,
  Party,
} from '../../form/embedding.ts';
import type { BulkDraft } from '../../trade/BulkPurchase/bulkDraft.ts';
import type { StockImei } from '../../trade/BulkPurchase/useLotBook.ts';
import type {
  PurchaseEditSubmission,
  PurchaseSlipLists,
  PurchaseSubmission,
} from '../../trade/PurchaseSlip/PurchaseSlipProps.ts';
import type { PurchaseDraft } from '../../trade/PurchaseSlip/purchaseDraft.ts';
import type { SaleDraft, SaleUnit } from '../../trade/SaleModal/saleDraft.ts';
import type { MessageOverrides } from '../FlowsProvider/FlowMessages.ts';
import type { CreateDetail, SubmitDetail } from './events.ts';

/** A list as an element takes it: bare, or with what became of loading it. Set a new array when it changes. */
export type ListProperty<Item> = readonly Item[] | Listing<Item>;

/** Events of every element. */
export interface FlowElementEvents extends HTMLElementEventMap {
  /** It is left without submitting, and closes; `preventDefault()` keeps it open. */
  'handset-cancel': CustomEvent<null>;
  /** `Try again` was pressed on a list that could not be loaded. */
  'handset-retry': CustomEvent<{ readonly list: string }>;
}

/** Events of an element that is a form. */
export interface FormElementEvents<Value, Draft> extends FlowElementEvents {
  /** A valid value was submitted; answer with `event.detail.respondWith(promise)`. */
  'handset-submit': CustomEvent<SubmitDetail<Value>>;
  /** Something was typed; `detail` is everything that the form holds. */
  'handset-change': CustomEvent<Draft>;
  /** Something went wrong; people were told. */
  'handset-error': CustomEvent<FlowError>;
}

/** Events of an element in which phones are described. */
export interface PhoneElementEvents<Value, Draft> extends FormElementEvents<Value, Draft> {
  /** Another company was chosen, or none: load its models. */
  'handset-company-change': CustomEvent<{ readonly company: Company | null }>;
  /** A company is to be made that the list lacks; answer with `event.detail.respondWith(promise)`. */
  'handset-create-company': CustomEvent<SubmitDetail<{ readonly name: string }>>;
  /** A model is to be made that the list lacks. */
  'handset-create-model': CustomEvent<
    SubmitDetail<{ readonly name: string; readonly company: Company | null }>
  >;
  /** A party is to be made that the list lacks. */
  'handset-create-party': CustomEvent<CreateDetail<NewParty, Party>>;
}

/** Properties of every element. */
export interface FlowElement<Events extends FlowElementEvents = FlowElementEvents> extends HTMLElement {
  /** Whether it is open; also the attribute `open`. */
  open: boolean;
  /** The language, `en`, `ur` or a tag with words of your own; also an attribute. */
  locale: string | undefined;
  /** Colour scheme. Also the attribute `color-scheme`. */
  colorScheme: ColorScheme | undefined;
  /** Size of controls. Also an attribute. */
  density: Density | undefined;
  /** The shop's time zone, such as `Asia/Karachi`; also the attribute `time-zone`. */
  timeZone: string | undefined;
  /** The shop's day, `YYYY-MM-DD`; also an attribute. */
  today: string | undefined;
  /** The ISO code of the currency; also an attribute. */
  currency: string | undefined;
  /** Colours of your own, made by `createTheme` of `@handset/ui`. */
  theme: Theme | undefined;
  /** Values for single variables of the theme. */
  variables: ThemeVariables | undefined;
  /** Words that replace those of the flows. */
  messages: MessageOverrides | undefined;
  /** Words that replace those of the primitives, by language. */
  uiMessages: UIProviderProps['messages'];
  /** The shop's way of writing money. */
  moneyFormat: MoneyFormat | undefined;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: this, event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: this, event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Properties of elements that move money. */
interface Money {
  banks: ListProperty<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance: number | undefined;
}

/** Properties of elements that describe phones. */
interface Phones extends Money {
  companies: ListProperty<Company>;
  /** The models of the chosen company. */
  models: ListProperty<ModelOption>;
  parties: ListProperty<Party>;
  /**
   * Entries that may be created from a list: `company`, `model`, `party`, separated by spaces. Also an
   * attribute.
   */
  creates: string | undefined;
}

/** `<handset-purchase-slip>`: one phone bought, or its slip edited. */
export interface HandsetPurchaseSlipElement
  extends FlowElement<PhoneElementEvents<PurchaseSubmission | PurchaseEditSubmission, PurchaseDraft>>,
    Phones {
  /** Whether a purchase is entered or an existing one edited; also an attribute. */
  mode: 'purchase' | 'edit' | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default true */
  canGoBelowZero: boolean | undefined;
  /** Pictures of the slip that are stored already. */
  storedPictures: PurchaseSlipLists['storedPictures'];
  /** The form's content. A new value takes effect when the dialog next opens. */
  draft: Partial<PurchaseDraft> | undefined;
}

/** `<handset-bulk-purchase>`: many phones bought at once, or their lot edited. */
export interface HandsetBulkPurchaseElement
  extends FlowElement<PhoneElementEvents<BulkPurchase | BulkUpdate, BulkDraft>>,
    Phones {
  /** Whether a lot is bought or a stored one edited; also an attribute. */
  mode: 'purchase' | 'edit' | undefined;
  /** The phones in stock: an IMEI among them cannot be bought again. */
  stock: ListProperty<StockImei>;
  /** The form's content. A new value takes effect when the dialog next opens. */
  draft: Partial<BulkDraft> | undefined;
}

/** A sale as it is submitted; money in minor units. */
export type SaleSubmission = Sale & Pick<SaleDraft, 'pictures'>;

/** Events of the sale. */
export interface SaleElementEvents
  extends Omit<PhoneElementEvents<SaleSubmission, SaleDraft>, 'handset-submit'> {
  /** A sale was submitted; `draft` is what its invoice is made of. Answer with `event.detail.respondWith(promise)`. */
  'handset-submit': CustomEvent<SubmitDetail<SaleSubmission> & { readonly draft: SaleDraft }>;
}

/** `<handset-sale>`: a sale. */
export interface HandsetSaleElement extends FlowElement<SaleElementEvents>, Phones {
  /** The units that may be sold. */
  units: ListProperty<SaleUnit>;
  accessories: ListProperty<AccessoryOption>;
  /** The form's content. A new value takes effect when the dialog next opens. */
  draft: SaleDraft | undefined;
}

/** Events of the wallet. */
export interface WalletElementEvents extends FlowElementEvents {
  /** A payment of the due amount. Answer with `event.detail.respondWith(promise)`. */
  'handset-submit': CustomEvent<SubmitDetail<PaymentSplit>>;
  /** `Cancel` was pressed: discard the previous payment. `handset-cancel` follows. */
  'handset-clear': CustomEvent<null>;
  /** Something went wrong; people were told. */
  'handset-error': CustomEvent<FlowError>;
}

/** `<handset-wallet>`: where the money of a document comes from or goes to. */
export interface HandsetWalletElement extends FlowElement<WalletElementEvents>, Money {
  /** The amount that must be met, in minor units. */
  due: number | undefined;
  /** Whether the money leaves the shop or comes in; also an attribute. */
  direction: 'in' | 'out' | undefined;
  /** The payment chosen before. */
  value: PaymentSplit | undefined;
}

/** Events of the chooser. */
export interface PurchaseChooserElementEvents extends FlowElementEvents {
  /** A choice was made and the chooser closes. */
  'handset-choose': CustomEvent<{ readonly kind: 'single' | 'bulk' }>;
}

/** `<handset-purchase-chooser>`: one phone or many. */
export interface HandsetPurchaseChooserElement extends FlowElement<PurchaseChooserElementEvents> {
  /** Whether a purchase is entered or an existing one edited; also an attribute. */
  mode: 'purchase' | 'edit' | undefined;
}

/** The elements by their tags. */
export interface HandsetElements {
  'handset-purchase-slip': HandsetPurchaseSlipElement;
  'handset-bulk-purchase': HandsetBulkPurchaseElement;
  'handset-sale': HandsetSaleElement;
  'handset-wallet': HandsetWalletElement;
  'handset-purchase-chooser': HandsetPurchaseChooserElement;
}

declare global {
  interface HTMLElementTagNameMap extends HandsetElements {}
}
