import {
  type Day,
  type MinorUnits,
  type SaleDetail,
  type SellingType,
  type Warranty,
  warrantyEnd,
} from '@handset/domain';
import { type SaleDraft, totalsOfDraft } from '../SaleModal/saleDraft.ts';

/** The shop as the head of its invoices shows it. */
export interface InvoiceShop {
  /** The shop's name. */
  name: string;
  /** Whom the customer may ask for. */
  ownerName?: string | undefined;
  /** The shop's phone number. */
  number?: string | undefined;
  /** Street and city, on one line or several. */
  address?: string | undefined;
  /** The shop's own terms, one sentence each; plain ones of the language stand in for them. */
  terms?: readonly string[] | undefined;
}

/** A phone as an invoice names it. */
export interface InvoicePhone {
  imei1: string;
  imei2?: string | undefined;
  /** Company and model. */
  name: string;
  ramMemory?: string | undefined;
  color?: string | undefined;
}

/** A phone that was sold. */
export interface InvoiceSoldPhone extends InvoicePhone {
  condition: string;
  /** Registration status with the regulator: null when nobody recorded one, absent when the list does not say. */
  specification?: string | null | undefined;
  price: MinorUnits;
  /** The last day of the shop's warranty; absent where there is none. */
  warrantyEnd?: Day | undefined;
}

/** Everything that a sale's invoice prints; all money in minor units. */
export interface InvoiceDocument {
  shop: InvoiceShop;
  /** Absent before the sale is saved: the document is then marked as a draft. */
  invoiceNumber?: string | undefined;
  date: Day;
  customer: { name: string; number?: string | undefined; reference?: string | undefined };
  sellingType: SellingType;
  warranty: Warranty;
  phones: readonly InvoiceSoldPhone[];
  accessories: readonly { name: string; quantity: number; price: MinorUnits; amount: MinorUnits }[];
  /** The phone taken in, with its agreed value. */
  exchange?: (InvoicePhone & { value: MinorUnits; specification?: string | undefined }) | undefined;
  phonesTotal: MinorUnits;
  accessoriesTotal: MinorUnits;
  /** Phones and accessories together. */
  total: MinorUnits;
  /** How the money moved at the sale. */
  payment: {
    pocketCash: MinorUnits;
    bank: MinorUnits;
    bankName?: string | undefined;
    /** Whether the shop paid the customer, who brought the dearer phone. */
    isPaidOut: boolean;
  };
  /** What the customer still owes. */
  balanceDue: MinorUnits;
  dueDate?: Day | undefined;
}

/** The invoice of a sale that is not saved yet. */
export function invoiceOfDraft(draft: SaleDraft, shop: InvoiceShop): InvoiceDocument {
  const totals = totalsOfDraft(draft);
  const units = new Map(draft.addedImeis.map((unit) => [unit.imei1, unit]));
  const until = warrantyEnd(draft.saleDate, draft.warranty);
  const taken = draft.sellingType === 'Exchange' ? draft.exchangePhoneDetail : undefined;
  return {
    shop,
    date: draft.saleDate,
    customer: {
      name: draft.customerName,
      number: draft.customerNumber || undefined,
      reference: draft.entityData.reference || undefined,
    },
    sellingType: draft.sellingType ?? 'Full Payment',
    warranty: draft.warranty,
    phones: draft.imeiPrices.map(({ imei, price }) => {
      const unit = units.get(imei);
      return {
        ...phoneOf(unit ?? { imei1: imei, companyName: '', modelName: '' }),
        condition: unit?.condition ?? '',
        specification: unit?.specifications,
        price: price ?? 0,
        warrantyEnd: until,
      };
    }),
    accessories: draft.accessories
      .filter((row) => row.name !== '')
      .map(({ accessoryName, quantity, price }) => ({
        name: accessoryName,
        quantity: quantity ?? 0,
        price: price ?? 0,
        amount: (quantity ?? 0) * (price ?? 0),
      })),
    exchange: taken && {
      ...phoneOf(taken),
      specification: taken.specifications ?? undefined,
      value: taken.purchasePrice ?? 0,
    },
    phonesTotal: totals.phones,
    accessoriesTotal: totals.accessories,
    total: totals.due,
    payment: {
      pocketCash: draft.pocketCash ?? 0,
      bank: draft.accountCash ?? 0,
      bankName: draft.bankName || undefined,
      isPaidOut: totals.now < 0,
    },
    balanceDue: totals.later,
    dueDate: totals.later > 0 ? draft.payableAmountLaterDate || undefined : undefined,
  };
}

/** The invoice of a stored sale as it was made, whatever came back since; its amounts in minor units as the API client gives them. */
export function invoiceOfSale(sale: SaleDetail, shop: InvoiceShop): InvoiceDocument {
  return {
    shop,
    invoiceNumber: sale.invoiceNumber,
    date: sale.date,
    customer: {
      name: sale.person.name,
      number: sale.person.number || undefined,
      reference: sale.person.reference || undefined,
    },
    sellingType: sale.sellingType as SellingType,
    warranty: sale.warranty as Warranty,
    phones: sale.units.map((unit) => ({
      ...phoneOf(unit),
      condition: unit.condition,
      specification: unit.specifications,
      price: unit.price,
      warrantyEnd: unit.warrantyEnd ?? undefined,
    })),
    accessories: sale.accessories.map(({ accessoryName, quantity, price, amount }) => ({
      name: accessoryName,
      quantity,
      price,
      amount,
    })),
    exchange: sale.exchange
      ? {
          ...phoneOf(sale.exchange),
          specification: sale.exchange.specifications ?? undefined,
          value: sale.exchange.value,
        }
      : undefined,
    phonesTotal: sale.phonesTotal,
    accessoriesTotal: sale.accessoriesTotal,
    total: sale.phonesTotal + sale.accessoriesTotal,
    payment: {
      pocketCash: sale.pocketCash,
      bank: sale.accountCash,
      bankName: sale.bank?.bankName,
      isPaidOut: sale.moneyOut,
    },
    balanceDue: sale.payableLater,
    dueDate: sale.payableAmountLaterDate ?? undefined,
  };
}

interface PhoneFacts {
  imei1: string;
  imei2?: string | null | undefined;
  companyName: string;
  modelName: string;
  ramMemory?: string | null | undefined;
  color?: string | null | undefined;
}

function phoneOf({ imei1, imei2, companyName, modelName, ramMemory, color }: PhoneFacts): InvoicePhone {
  return {
    imei1,
    imei2: imei2 || undefined,
    name: [companyName, modelName].filter(Boolean).join(' '),
    ramMemory: ramMemory || undefined,
    color: color || undefined,
  };
}
