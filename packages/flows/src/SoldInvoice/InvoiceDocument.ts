import type { Day, MinorUnits, SellingType, Warranty } from '@handset/domain';
import type { InvoiceTerms } from './invoiceTerms.ts';

/** The shop as its invoices show it. */
export interface InvoiceShop {
  /** The shop's name. */
  name: string;
  /** Whom the customer may ask for. */
  ownerName?: string | undefined;
  /** The shop's phone number. */
  number?: string | undefined;
  /** Further numbers. */
  otherNumbers?: readonly string[] | undefined;
  /** Street and city, on one line or several. */
  address?: string | undefined;
  /** National tax number. */
  ntn?: string | undefined;
  /** Address of the logo; a picture that cannot be loaded is left out. */
  logo?: string | undefined;
  /** The shop's own terms, by what they are for; plain ones of the language stand in where it has none. */
  terms?: InvoiceTerms | undefined;
  /** A last line, in place of thanks. */
  footer?: string | undefined;
}

/** A phone as an invoice names it. */
export interface InvoicePhone {
  imei1: string;
  imei2?: string | undefined;
  /** The maker, such as Samsung. */
  companyName: string;
  modelName: string;
  ramMemory?: string | undefined;
  color?: string | undefined;
}

/** A phone that was sold. */
export interface InvoiceSoldPhone extends InvoicePhone {
  /** New or Used. */
  condition: string;
  /** Registration status with the regulator: null when nobody recorded one, absent when the list does not say. */
  specification?: string | null | undefined;
  price: MinorUnits;
  /** The last day of the shop's warranty; absent where there is none. */
  warrantyEnd?: Day | undefined;
  /** The day on which it came back. */
  returnedOn?: Day | undefined;
}

/** A row of accessories. */
export interface InvoiceAccessory {
  name: string;
  quantity: number;
  /** Price of one. */
  price: MinorUnits;
  amount: MinorUnits;
  /** How many of them came back. */
  returnedQuantity?: number | undefined;
}

/** What came back on one occasion, or that the sale was undone as a whole. */
export interface InvoiceReturn {
  kind: 'return' | 'void';
  date: Day;
  reason: string;
  /** Price of what came back. */
  total: MinorUnits;
  /** Value of the phone taken in exchange, where it went back to the customer. */
  exchangeValue: MinorUnits;
  /** The money that moved, to the customer unless `isPaidIn`. */
  pocketCash: MinorUnits;
  bank: MinorUnits;
  bankName?: string | undefined;
  isPaidIn: boolean;
  /** What came off the customer's balance instead; negative when it was added. */
  offBalance: MinorUnits;
}

/** Everything that a sale's invoice prints; all money in minor units. */
export interface InvoiceDocument {
  shop: InvoiceShop;
  /** Absent before the sale is saved: the document is then marked as a draft. */
  invoiceNumber?: string | undefined;
  /** Whether it is a sale that waits to be recorded, as without a network: no draft, but without a number as yet. */
  isWaiting?: boolean | undefined;
  date: Day;
  customer: {
    name: string;
    number?: string | undefined;
    reference?: string | undefined;
  };
  sellingType: SellingType;
  warranty: Warranty;
  phones: readonly InvoiceSoldPhone[];
  accessories: readonly InvoiceAccessory[];
  /** The phone taken in, with its agreed value. */
  exchange?:
    | (InvoicePhone & {
        value: MinorUnits;
        specification?: string | undefined;
        /** Whether it went back to the customer. */
        isReturned?: boolean | undefined;
      })
    | undefined;
  phonesTotal: MinorUnits;
  accessoriesTotal: MinorUnits;
  /** Phones and accessories together, as sold. */
  total: MinorUnits;
  /** How the money moved at the sale. */
  payment: {
    pocketCash: MinorUnits;
    bank: MinorUnits;
    bankName?: string | undefined;
    /** Whether the shop paid the customer, who brought the dearer phone. */
    isPaidOut: boolean;
  };
  /** What stayed to be paid at the sale. */
  balanceDue: MinorUnits;
  /** Until when; as agreed, or as it was put off. */
  dueDate?: Day | undefined;
  /** What became of the balance since; absent while nothing did. */
  since?:
    | {
        /** What the customer paid later. */
        paid: MinorUnits;
        /** What the shop let the customer off. */
        letOff: MinorUnits;
        /** What came off for goods that came back. */
        returned: MinorUnits;
        /** What is still to be paid. */
        outstanding: MinorUnits;
      }
    | undefined;
  /** What came back, oldest first; absent while nothing did. */
  returns?: readonly InvoiceReturn[] | undefined;
  /** Whether the sale was undone as a whole. */
  isVoid?: boolean | undefined;
}
