import * as z from 'zod';
import { ROLES } from '../access/roles.ts';
import { ENTRY_TYPES } from '../books/bookEvents.ts';
import { money } from '../money/moneySchema.ts';
import { PHONE_FIELDS, phoneAnswers } from '../phone/phoneFields.ts';
import { EGADGET_STATUSES } from '../purchase/purchaseReturn.ts';

// The answers of the API. The server encodes through these schemas, so nothing else leaks, and the client's types come from
// them. Dates are `YYYY-MM-DD`, timestamps ISO 8601 UTC.

const id = z.string().meta({ examples: ['01980000-0000-7000-8000-000000000001'] });
const day = z.string().meta({ examples: ['2026-11-21'] });
const time = z.string().meta({ examples: ['2026-11-21T07:00:00.000Z'] });
const imei = z.string().meta({ examples: ['356938035643809'] });
const companyName = z.string().meta({ examples: ['Samsung'] });
const modelName = z.string().meta({ examples: ['Galaxy A15'] });
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

export const messageAnswer = z.object({ message: z.string() });

/** A refusal as a code of the catalogue with what it names: amounts in rupees, days as `YYYY-MM-DD`. */
const refusalAnswer = z.object({
  code: z.string().meta({ examples: ['phone-back-already'] }),
  params: z
    .record(z.string(), z.unknown())
    .meta({ examples: [{ imei: '356938035643809', date: '2026-11-21' }] }),
});

/**
 * Every error of the API. `code` is the kind of error, `message` its sentence in the language that was asked for, and `refusal`
 * what the sentence is made of. `fields` names each broken field by its path, and `fieldRefusals` says the same in codes.
 */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  refusal: refusalAnswer,
  fields: z.record(z.string(), z.string()).optional(),
  fieldRefusals: z.record(z.string(), refusalAnswer).optional(),
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
export const sessionAnswer = z.object({
  token: z.string(),
  user: userAnswer,
  /** For the device to keep after the session, and to send with later sign-ins. */
  device: z.string().optional(),
});
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
  name: z.string().meta({ examples: ['Ali Traders'] }),
  number: z.string().meta({ examples: ['+923001112233'] }),
  reference: z.string().meta({ examples: ['Hall Road'] }),
});
export type Person = z.output<typeof personAnswer>;
export const personsAnswer = z.object({ persons: z.array(personAnswer) });
export const personListAnswer = z.array(personAnswer);

/** A party with its balance: positive is owed to us, negative is owed by us. */
export const partyNameAnswer = personAnswer.extend({
  balance: money,
  /** The CNIC on file, masked: `35202-•••••••-1`. */
  cnic: nullable(z.string()),
});
export type PartyName = z.output<typeof partyNameAnswer>;
export const partyNamesAnswer = z.object({ data: z.array(partyNameAnswer) });

export const bankAnswer = z.object({ _id: id, bankName: z.string(), accountType: z.string() });
export type Bank = z.output<typeof bankAnswer>;
export const banksAnswer = z.object({ banks: z.array(bankAnswer) });

/** Description of a journal entry, as a code and parameters. Null when only its text is known. */
export const entrySentenceAnswer = nullable(
  z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** Why the entry was undone that said this. */
    undone: z.string().optional(),
  }),
);

/** One movement on a money account or a party's ledger. */
export const movementAnswer = z.object({
  entry: z.number(),
  date: day,
  event: z.string(),
  description: z.string(),
  sentence: entrySentenceAnswer,
  /** The entry's subject. A reversal has the subject of the entry that it undoes. */
  type: z.enum(ENTRY_TYPES),
  /** The record that the movement belongs to, such as `sale` and its `_id`. */
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
  createdAt: time,
});
export type Movement = z.output<typeof movementAnswer>;

/**
 * A ledger over a date range with its opening balance. `data` is newest last by default. With a filter, the
 * totals cover the rows shown, while opening, closing and each row's balance stay those of the account.
 */
export const ledgerAnswer = z.object({
  account: z.object({ _id: id, name: z.string(), detail: z.string(), balance: money }),
  opening: money,
  totalDebit: money,
  totalCredit: money,
  /** Money in less money out. */
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
  imei1: imei,
  imei2: nullable(imei),
  companyName,
  modelName,
  color: nullable(z.string()),
  ramMemory: nullable(z.string()),
  condition: z.string(),
  specifications: nullable(z.string()),
  demandPrice: nullable(money),
  finalPrice: nullable(money),
  purchasePrice: nullable(money),
});
export type ImeiRecord = z.output<typeof imeiAnswer>;
export const imeisAnswer = z.object({
  data: z.object({ imeis: z.array(imeiAnswer) }),
  /** The `cursor` of the next page; null on the last one. Without a `limit` there are no pages. */
  nextCursor: nullable(z.string()).optional(),
});

export const pictureAnswer = z.object({
  _id: id,
  slot: z.string(),
  /** Addresses that work on their own for some minutes, and for as long as the asker's session lasts. */
  url: z.string(),
  thumbnailUrl: z.string(),
  /** Width of the whole picture, in pixels. */
  width: z.number(),
  height: z.number(),
});
export type Picture = z.output<typeof pictureAnswer>;

export const UNIT_STATES = ['in-stock', 'sold', 'dispatched', 'returned-to-supplier', 'void'] as const;
export const phoneAnswer = imeiAnswer.extend({
  /** The phone's own name on the stock form. */
  name: nullable(z.string()),
  state: z.enum(UNIT_STATES),
  source: z.string(),
  /** The slip that it was bought on. */
  purchaseId: nullable(id),
  ...phoneAnswers(PHONE_FIELDS),
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
  date: day,
  event: z.string(),
  description: z.string(),
  refType: nullable(z.string()),
  refId: nullable(id),
});
export const phoneDetailAnswer = z.object({
  data: phoneAnswer.extend({
    pictures: z.array(pictureAnswer),
    /** The sale of the phone. Null while it is not sold. A phone bought back is a new one. */
    saleId: nullable(id),
    history: z.array(phoneEventAnswer),
  }),
});
export type PhoneDetail = z.output<typeof phoneDetailAnswer>['data'];

/** Fields that every document has. */
export const documentBase = {
  _id: id,
  date: day,
  person: personAnswer,
  createdAt: time,
  createdBy: z.string(),
};

/** Money figures of every sale and purchase: `total = received (or paid) + letGo + outstanding`. */
export const figures = {
  total: money.describe('Rupees after returns: received (or paid) + letGo + outstanding'),
  returned: money.describe(
    'Rupees: what came back, at its price; total + returned is what the document was made out for',
  ),
  refunded: money.describe(
    'Rupees paid back, in money, with the phone taken in exchange, or by settling another document of the party',
  ),
  letGo: money.describe('Rupees that the owner wrote off: nobody will pay them any more'),
  payableLater: money.describe('Rupees that were left to be paid when the document was made'),
  outstanding: money.describe(
    'Rupees still to be paid of it; negative where the one who was paid owes something back',
  ),
};
const received = {
  received: money.describe(
    'Rupees received for it in all, in money and with a phone taken in exchange: receivedAtSale + receivedLater - refunded',
  ),
  receivedAtSale: money.describe(
    'Rupees received when it was sold, with the value of a phone taken in exchange',
  ),
  receivedLater: money.describe('Rupees of later payments of the customer that settled it'),
};
const paid = {
  paid: money.describe('Rupees paid for it in all: paidAtPurchase + paidLater - refunded'),
  paidAtPurchase: money.describe('Rupees paid when it was bought'),
  paidLater: money.describe('Rupees of later payments to the supplier that settled it'),
};
const standing = z
  .number()
  .describe('How many of the documents stand: without those that are void or wholly returned');

export const PURCHASE_STATUSES = ['posted', 'part-returned', 'returned', 'void'] as const;

export const purchaseRow = z.object({
  ...documentBase,
  slipNumber: z.string(),
  type: z.enum(['single', 'bulk']),
  /** Number of phones bought on it, and where they are now. */
  quantity: z.number(),
  counts: z.object({ inStock: z.number(), dispatched: z.number(), sold: z.number(), returned: z.number() }),
  /** The first of its phones, at most twenty. */
  phones: z.array(
    z.object({
      _id: id,
      imei1: imei,
      companyName,
      modelName,
      condition: z.string(),
      specifications: nullable(z.string()),
      state: z.string(),
    }),
  ),
  /** The first of its models, at most twenty. */
  models: z.array(z.object({ companyName, modelName, quantity: z.number() })),
  ...figures,
  ...paid,
  dateOfPayment: nullable(z.string()),
  purchasePaymentType: z.string(),
  /** `paid` once nothing is left to pay. */
  purchasePaymentStatus: z.enum(['paid', 'pending']),
  status: z.enum(PURCHASE_STATUSES),
  eGadgetStatus: z.enum(EGADGET_STATUSES),
  version: z.number(),
});
export type PurchaseRow = z.output<typeof purchaseRow>;
export const purchasesAnswer = z.object({
  data: z.array(purchaseRow),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Sums over the whole filtered set, not the page. */
  totals: z.object({ standing, ...figures, ...paid }),
});
export const purchaseReturnAnswer = z.object({
  _id: id,
  kind: z.enum(['return', 'void']),
  date: day,
  reason: z.string(),
  total: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  /** Amount taken off the supplier's balance. */
  offBalance: money,
  units: z.array(id),
  createdAt: time,
  createdBy: z.string(),
});
export const purchaseDetail = purchaseRow.extend({
  fatherName: nullable(z.string()),
  /** Masked where it was taken from the party's record and the viewer may not see it there. */
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
  /** Payments, returns and the like that settled the part left to be paid. */
  payments: z.array(
    z.object({
      _id: id,
      source: z.enum(['payment', 'return', 'write-off', 'opening']),
      date: day,
      amount: money,
      note: nullable(z.string()),
    }),
  ),
  returns: z.array(purchaseReturnAnswer),
  /** Its entries in the journal: the slip, corrections, returns. */
  postings: z.array(
    z.object({
      entry: z.number(),
      event: z.string(),
      date: day,
      description: z.string(),
      sentence: entrySentenceAnswer,
      createdAt: time,
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
  /** Stock level for a low stock notification. */
  lowLevel: nullable(z.number()),
  isLow: z.boolean(),
  version: z.number(),
});
export type Accessory = z.output<typeof accessoryAnswer>;
export const accessoriesAnswer = z.object({ data: z.array(accessoryAnswer) });

/** States of a sale: as it was made, partly or wholly returned, or undone as a whole. */
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
      imei1: imei,
      companyName,
      modelName,
      price: money,
      isReturned: z.boolean(),
    }),
  ),
  accessories: z.array(
    z.object({ _id: id, accessoryName: z.string(), quantity: z.number(), returnedQuantity: z.number() }),
  ),
  ...figures,
  ...received,
  /** The day by which the rest is to be paid; null where nothing was left to be paid. */
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
  totals: z.object({ standing, ...figures, ...received, profit: nullable(money) }),
});

/** One return of a sale, or its voiding as a whole. */
const saleReturn = z.object({
  _id: id,
  kind: z.enum(['return', 'void']),
  date: day,
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
  /** Amount taken off the customer's balance instead; negative when it was added. */
  offBalance: money,
  createdAt: time,
  createdBy: z.string(),
});

/** A stored sale: everything that its invoice prints. */
export const saleDetail = saleRow.extend({
  warranty: z.string(),
  units: z.array(
    z.object({
      _id: id,
      imei1: imei,
      imei2: nullable(imei),
      companyName,
      modelName,
      ramMemory: nullable(z.string()),
      color: nullable(z.string()),
      condition: z.string(),
      specifications: nullable(z.string()),
      price: money,
      /** The last day of the shop's warranty. Null without a warranty, or after a return. */
      warrantyEnd: nullable(z.string()),
      /** The day it came back on, and by which of `returns`. */
      returned: nullable(z.object({ _id: id, date: day })),
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
      imei1: imei,
      imei2: nullable(imei),
      companyName,
      modelName,
      ramMemory: nullable(z.string()),
      color: nullable(z.string()),
      specifications: nullable(z.string()),
      /** CNIC of the person who handed it over: whole for the owner, masked for others; null where it was not asked. */
      cnic: nullable(z.string()),
      isApprovedFromEgadgets: z.boolean(),
      value: money,
      /** Whether it went back to the customer. */
      isReturned: z.boolean(),
    }),
  ),
  /** Payment at the time of sale. */
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  /** Whether the money was paid out to the customer, who brought the dearer phone. */
  moneyOut: z.boolean(),
  /** The agreed due date at the sale. `dueDate` is the current one. */
  payableAmountLaterDate: nullable(z.string()),
  /**
   * The customer's balance before the sale and after it, as the ledger has it there: positive is owed to the shop. Null where
   * nothing was left to be paid.
   */
  account: nullable(z.object({ before: money, after: money })),
  /** Payments, returns and the like that settled the part to be paid later, oldest first. */
  payments: z.array(
    z.object({
      _id: id,
      /** A payment, a return, a write-off or an advance from before. */
      source: z.enum(['payment', 'return', 'write-off', 'opening']),
      date: day,
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
