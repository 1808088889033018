import * as z from 'zod';
import { ROLES } from '../access/roles.ts';
import { ENTRY_TYPES } from '../books/entryTypes.ts';
import { EGADGET_STATUSES } from '../purchase/purchaseReturn.ts';

// What the API answers, as it travels: money in rupees (numbers with at most two decimals), dates `YYYY-MM-DD`,
// timestamps ISO 8601 UTC. The server serialises through these schemas, so that nothing else leaks; the client types
// come from them.

/** Rupees, at most two decimals; negative where a balance can be. */
export const money = z.number();
const id = z.string();
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

export const messageAnswer = z.object({ message: z.string() });

/** Every error of the API. `fields` names each broken field by its path. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;

export const userAnswer = z.object({
  _id: id,
  role: z.enum(ROLES),
  username: z.string(),
  shopId: nullable(id),
  shopName: nullable(z.string()),
});
export type User = z.output<typeof userAnswer>;
export const sessionAnswer = z.object({ token: z.string(), user: userAnswer });
export type Session = z.output<typeof sessionAnswer>;

/** `GET /api/setup`: whether this server holds any shop yet; public. */
export const setupAnswer = z.object({ isEmpty: z.boolean() });

export const companyAnswer = z.object({ _id: id, name: z.string() });
export type Company = z.output<typeof companyAnswer>;
export const companiesAnswer = z.object({ companies: z.array(companyAnswer) });
export const modelAnswer = z.object({ _id: id, name: z.string(), companyId: id });
export type Model = z.output<typeof modelAnswer>;
export const modelsAnswer = z.object({ models: z.array(modelAnswer) });

export const personAnswer = z.object({
  _id: id,
  name: z.string(),
  number: z.string(),
  reference: z.string(),
});
export type Person = z.output<typeof personAnswer>;
export const personsAnswer = z.object({ persons: z.array(personAnswer) });
export const personListAnswer = z.array(personAnswer);

/** A party with its balance: positive is owed to us, negative is owed by us. */
export const partyNameAnswer = personAnswer.extend({ balance: money });
export type PartyName = z.output<typeof partyNameAnswer>;
export const partyNamesAnswer = z.object({ data: z.array(partyNameAnswer) });

export const bankAnswer = z.object({ _id: id, bankName: z.string(), accountType: z.string() });
export type Bank = z.output<typeof bankAnswer>;
export const banksAnswer = z.object({ banks: z.array(bankAnswer) });

/** One movement on a money account or a party's ledger. */
export const movementAnswer = z.object({
  entry: z.number(),
  date: z.string(),
  event: z.string(),
  description: z.string(),
  /** What it is about; a reversal is about what the entry was that it undoes. */
  type: z.enum(ENTRY_TYPES),
  /** What the movement belongs to, such as `sale` and its `_id`. */
  refType: nullable(z.string()),
  refId: nullable(id),
  personId: nullable(id),
  partyName: nullable(z.string()),
  /** The entry that it undoes, and the one that undid it. */
  reverses: nullable(z.number()),
  reversedBy: nullable(z.number()),
  debit: money,
  credit: money,
  balance: money,
  createdAt: z.string(),
});
export type Movement = z.output<typeof movementAnswer>;

/**
 * A ledger over a date range, opening balance carried in: `data` is newest last unless asked for otherwise. Where it is
 * filtered, the totals are of what is shown, while opening, closing and each row's balance stay those of the account.
 */
export const ledgerAnswer = z.object({
  account: z.object({ _id: id, name: z.string(), detail: z.string(), balance: money }),
  opening: money,
  totalDebit: money,
  totalCredit: money,
  /** What came in less what went out. */
  net: money,
  closing: money,
  data: z.array(movementAnswer),
  nextCursor: nullable(z.string()),
  total: z.number(),
});
export type Ledger = z.output<typeof ledgerAnswer>;

/** A unit that may be sold, as `GET /api/Purchase/all-imeis` lists it. */
export const imeiAnswer = z.object({
  _id: id,
  imei1: z.string(),
  imei2: nullable(z.string()),
  companyName: z.string(),
  modelName: z.string(),
  color: nullable(z.string()),
  ramMemory: nullable(z.string()),
  condition: z.string(),
  specifications: nullable(z.string()),
  demandPrice: nullable(money),
  finalPrice: nullable(money),
  purchasePrice: nullable(money),
});
export type ImeiRecord = z.output<typeof imeiAnswer>;
export const imeisAnswer = z.object({ data: z.object({ imeis: z.array(imeiAnswer) }) });

export const pictureAnswer = z.object({
  _id: id,
  slot: z.string(),
  /** Addresses that work on their own for some minutes, and for as long as the asker's session lasts. */
  url: z.string(),
  thumbnailUrl: z.string(),
  /** Of the whole picture, in pixels. */
  width: z.number(),
  height: z.number(),
});
export type Picture = z.output<typeof pictureAnswer>;

export const UNIT_STATES = ['in-stock', 'sold', 'dispatched', 'returned-to-supplier', 'void'] as const;
export const phoneAnswer = imeiAnswer.extend({
  /** The stock form's own name of it. */
  name: nullable(z.string()),
  state: z.enum(UNIT_STATES),
  source: z.string(),
  /** The slip that it was bought on. */
  purchaseId: nullable(id),
  batteryHealth: nullable(z.number()),
  warranty: nullable(z.string()),
  acquiredOn: z.string(),
  daysInStock: z.number(),
  version: z.number(),
});
export type Phone = z.output<typeof phoneAnswer>;
export const phonesAnswer = z.object({
  data: z.array(phoneAnswer.extend({ cover: nullable(pictureAnswer) })),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Sums over the whole filtered set, not the page. */
  totals: z.object({ purchasePrice: nullable(money), demandPrice: money, finalPrice: money }),
});
export const phoneEventAnswer = z.object({
  date: z.string(),
  event: z.string(),
  description: z.string(),
  refType: nullable(z.string()),
  refId: nullable(id),
});
export const phoneDetailAnswer = z.object({
  data: phoneAnswer.extend({
    pictures: z.array(pictureAnswer),
    /** The sale that it is sold on; null while it is not sold. A phone that was bought back since is another one. */
    saleId: nullable(id),
    history: z.array(phoneEventAnswer),
  }),
});
export type PhoneDetail = z.output<typeof phoneDetailAnswer>['data'];

/** What every document says of itself. */
export const documentBase = {
  _id: id,
  date: z.string(),
  person: personAnswer,
  createdAt: z.string(),
  createdBy: z.string(),
};

export const PURCHASE_STATUSES = ['posted', 'part-returned', 'returned', 'void'] as const;

export const purchaseRow = z.object({
  ...documentBase,
  slipNumber: z.string(),
  type: z.enum(['single', 'bulk']),
  /** How many phones were bought on it, and where they are now. */
  quantity: z.number(),
  counts: z.object({ inStock: z.number(), dispatched: z.number(), sold: z.number(), returned: z.number() }),
  /** The first of its phones, at most twenty. */
  phones: z.array(
    z.object({
      _id: id,
      imei1: z.string(),
      companyName: z.string(),
      modelName: z.string(),
      condition: z.string(),
      specifications: nullable(z.string()),
      state: z.string(),
    }),
  ),
  /** The first of its models, at most twenty. */
  models: z.array(z.object({ companyName: z.string(), modelName: z.string(), quantity: z.number() })),
  total: money,
  paidNow: money,
  payableLater: money,
  dateOfPayment: nullable(z.string()),
  purchasePaymentType: z.string(),
  /** `paid` once nothing of it stays to be paid. */
  purchasePaymentStatus: z.enum(['paid', 'pending']),
  /** What stays to be paid of it. */
  outstanding: money,
  status: z.enum(PURCHASE_STATUSES),
  /** What went back to the supplier, at cost. */
  returned: money,
  eGadgetStatus: z.enum(EGADGET_STATUSES),
  version: z.number(),
});
export type PurchaseRow = z.output<typeof purchaseRow>;
export const purchasesAnswer = z.object({
  data: z.array(purchaseRow),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Of the whole filtered set, without what is void. */
  totals: z.object({
    total: money,
    paidNow: money,
    payableLater: money,
    outstanding: money,
    returned: money,
  }),
});
export const purchaseReturnAnswer = z.object({
  _id: id,
  kind: z.enum(['return', 'void']),
  date: z.string(),
  reason: z.string(),
  total: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  /** What came off the supplier's balance. */
  offBalance: money,
  units: z.array(id),
  createdAt: z.string(),
  createdBy: z.string(),
});
export const purchaseDetail = purchaseRow.extend({
  fatherName: nullable(z.string()),
  cnic: nullable(z.string()),
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  isApprovedFromEgadgets: z.boolean(),
  accessories: z.object({ box: z.boolean(), charger: z.boolean(), handFree: z.boolean() }),
  units: z.array(phoneAnswer),
  pictures: z.array(pictureAnswer),
  eGadget: z.object({
    status: z.enum(EGADGET_STATUSES),
    reference: nullable(z.string()),
    date: nullable(z.string()),
    by: nullable(z.string()),
  }),
  /** What settled the part that was left to be paid: payments, returns. */
  payments: z.array(
    z.object({
      _id: id,
      source: z.enum(['payment', 'return', 'write-off', 'opening']),
      date: z.string(),
      amount: money,
      note: nullable(z.string()),
    }),
  ),
  returns: z.array(purchaseReturnAnswer),
  /** What was posted for it: the slip, corrections, returns. */
  postings: z.array(
    z.object({
      entry: z.number(),
      event: z.string(),
      date: z.string(),
      description: z.string(),
      createdAt: z.string(),
      createdBy: z.string(),
    }),
  ),
});
export type PurchaseDetail = z.output<typeof purchaseDetail>;
export const purchaseDetailAnswer = z.object({ data: purchaseDetail });
export const purchaseCreatedAnswer = z.object({ message: z.string(), data: purchaseDetail });

export const accessoryAnswer = z.object({
  _id: id,
  accessoryName: z.string(),
  quantity: z.number(),
  salePrice: nullable(money),
  /** Weighted average cost of one; null where the viewer may not see cost, or none is in stock. */
  averageCost: nullable(money),
  /** Value in stock at cost, likewise. */
  value: nullable(money),
  category: nullable(z.string()),
  /** At or below this many the shop is told. */
  lowLevel: nullable(z.number()),
  isLow: z.boolean(),
  version: z.number(),
});
export type Accessory = z.output<typeof accessoryAnswer>;
export const accessoriesAnswer = z.object({ data: z.array(accessoryAnswer) });

/** Where a sale stands: as it was made, partly or wholly returned, or undone as a whole. */
export const SALE_STATUSES = ['posted', 'part-returned', 'returned', 'void'] as const;

export const saleRow = z.object({
  ...documentBase,
  invoiceNumber: z.string(),
  sellingType: z.string(),
  status: z.enum(SALE_STATUSES),
  isBulk: z.boolean(),
  phones: z.array(
    z.object({
      _id: id,
      imei1: z.string(),
      companyName: z.string(),
      modelName: z.string(),
      price: money,
      isReturned: z.boolean(),
    }),
  ),
  accessories: z.array(
    z.object({ _id: id, accessoryName: z.string(), quantity: z.number(), returnedQuantity: z.number() }),
  ),
  /** What the sale comes to after returns. */
  total: money,
  /** What came back, at its price: with `total`, what the sale came to when it was made. */
  returned: money,
  /** Money received at the sale, less refunds; negative when it was paid out for a dearer phone. */
  received: money,
  /** What was agreed to be paid later, when the sale was made. */
  payableLater: money,
  /** What is still to be paid of it. */
  outstanding: money,
  /** When; null where nothing was left to be paid. */
  dueDate: nullable(z.string()),
  /** Price less cost, after returns; null where the viewer may not see it. */
  profit: nullable(money),
});
export type SaleRow = z.output<typeof saleRow>;
export const salesAnswer = z.object({
  data: z.array(saleRow),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Sums over the whole filtered set, not the page. */
  totals: z.object({
    total: money,
    returned: money,
    received: money,
    payableLater: money,
    outstanding: money,
    profit: nullable(money),
  }),
});

/** What came back of a sale on one occasion, or that it was undone as a whole. */
const saleReturn = z.object({
  _id: id,
  kind: z.enum(['return', 'void']),
  date: z.string(),
  reason: z.string(),
  /** Price of what came back. */
  total: money,
  /** `_id`s of the units. */
  units: z.array(id),
  accessories: z.array(
    z.object({ _id: id, accessoryName: z.string(), quantity: z.number(), price: money, amount: money }),
  ),
  /** Value of the phone taken in exchange, where it went back to the customer. */
  exchangeValue: money,
  /** The money that moved: to the customer, or from the customer when `moneyIn`. */
  refund: z.object({ pocketCash: money, accountCash: money, bank: nullable(bankAnswer) }),
  moneyIn: z.boolean(),
  /** What was taken off the customer's balance instead; negative when it was added. */
  offBalance: money,
  createdAt: z.string(),
  createdBy: z.string(),
});

/** A stored sale: everything that its invoice prints. */
export const saleDetail = saleRow.extend({
  warranty: z.string(),
  units: z.array(
    z.object({
      _id: id,
      imei1: z.string(),
      imei2: nullable(z.string()),
      companyName: z.string(),
      modelName: z.string(),
      ramMemory: nullable(z.string()),
      color: nullable(z.string()),
      condition: z.string(),
      specifications: nullable(z.string()),
      price: money,
      /** The last day of the shop's warranty; null where there is none, or the unit came back. */
      warrantyEnd: nullable(z.string()),
      /** The day it came back on, and by which of `returns`. */
      returned: nullable(z.object({ _id: id, date: z.string() })),
    }),
  ),
  accessories: z.array(
    z.object({
      _id: id,
      accessoryName: z.string(),
      quantity: z.number(),
      returnedQuantity: z.number(),
      price: money,
      amount: money,
    }),
  ),
  /** As sold, before returns. */
  phonesTotal: money,
  accessoriesTotal: money,
  exchange: nullable(
    z.object({
      _id: id,
      imei1: z.string(),
      imei2: nullable(z.string()),
      companyName: z.string(),
      modelName: z.string(),
      ramMemory: nullable(z.string()),
      color: nullable(z.string()),
      specifications: nullable(z.string()),
      value: money,
      /** Whether it went back to the customer. */
      isReturned: z.boolean(),
    }),
  ),
  /** How the money moved when the sale was made. */
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  /** Whether the money was paid out to the customer, who brought the dearer phone. */
  moneyOut: z.boolean(),
  /** As agreed when the sale was made; `dueDate` is the day as it stands. */
  payableAmountLaterDate: nullable(z.string()),
  /** What settled the part to be paid later, oldest first. */
  payments: z.array(
    z.object({
      _id: id,
      /** A payment, what the shop let the customer off, what came back, or what was there before. */
      source: z.enum(['payment', 'return', 'write-off', 'opening']),
      date: z.string(),
      amount: money,
    }),
  ),
  /** Oldest first. */
  returns: z.array(saleReturn),
  /** The dispatch that the phones were on. */
  dispatch: nullable(z.object({ _id: id, number: z.string() })),
  version: z.number(),
  pictures: z.array(pictureAnswer),
});
export type SaleDetail = z.output<typeof saleDetail>;
export const saleDetailAnswer = z.object({ data: saleDetail });
export const saleCreatedAnswer = z.object({ message: z.string(), data: saleDetail });
