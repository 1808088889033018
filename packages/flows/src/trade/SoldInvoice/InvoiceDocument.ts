import type { Day, MinorUnits, SellingType, Warranty } from '@handset/domain';

/** Goods that the terms apply to. */
export type TermsKind = 'new' | 'used' | 'accessories';

/** A shop's terms by the goods they apply to, one per line. */
export type InvoiceTerms = { readonly [Kind in TermsKind]?: string | null | undefined };

/** The shop as its invoices show it. */
export interface InvoiceShop {
  /** The shop's id. The number of a customer with the same id, the walk-in customer, is not printed. */
  _id?: string | undefined;
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
  /** Address of the logo. Left out when it cannot be loaded. */
  logo?: string | undefined;
  /** The shop's own terms by the goods they apply to. Standard terms replace missing ones. */
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
  /** PTA status: null when nobody recorded one, absent when the list does not contain it. */
  specification?: string | null | undefined;
  price: MinorUnits;
  /** The last day of the shop's warranty. Absent without one. */
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
  /** Number of returned pieces. */
  returnedQuantity?: number | undefined;
}

/** One return, or the cancellation of the whole sale. */
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
  /** Amount taken off the customer's balance instead. Negative when added. */
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
    /** Whether it is the walk-in customer, whom the invoice then names in the reader's language. */
    isWalkIn?: boolean | undefined;
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
  /** Payment at the time of sale. */
  payment: {
    pocketCash: MinorUnits;
    /** The cash that the customer handed over, at least `pocketCash`. Known at the counter alone: no stored sale has it. */
    cashGiven?: MinorUnits | undefined;
    bank: MinorUnits;
    bankName?: string | undefined;
    /** Whether the shop paid the customer, who brought the dearer phone. */
    isPaidOut: boolean;
  };
  /** Amount left unpaid at the sale. */
  balanceDue: MinorUnits;
  /** Until when; as agreed, or as it was put off. */
  dueDate?: Day | undefined;
  /** The customer's whole balance before the sale and after it. Positive is owed to the shop. Absent where nothing was left unpaid. */
  account?: { before: MinorUnits; after: MinorUnits } | undefined;
  /** Changes of the balance since the sale. Absent while there are none. */
  since?:
    | {
        /** The customer's later payments. */
        paid: MinorUnits;
        /** Amount written off. */
        letOff: MinorUnits;
        /** Amount credited for returned goods. */
        returned: MinorUnits;
        /** Amount still to be paid. */
        outstanding: MinorUnits;
      }
    | undefined;
  /** Returns, oldest first. Absent while there are none. */
  returns?: readonly InvoiceReturn[] | undefined;
  /** Whether the sale was undone as a whole. */
  isVoid?: boolean | undefined;
}
