import * as z from 'zod';
import { AGES, SIDES } from '../bill/ageing.ts';
import { money } from '../money/moneySchema.ts';
import {
  bankAnswer,
  ledgerAnswer,
  messageAnswer,
  movementAnswer,
  personAnswer,
  pictureAnswer,
  purchaseRow,
  saleRow,
} from './answers.ts';

const id = z.string();
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const page = { nextCursor: nullable(z.string()), total: z.number() };
const side = z.enum(SIDES);

/** A party in lists, with its trade and balance. */
export const partyRow = personAnswer.extend({
  /** Masked: `35202-•••••••-1`. */
  cnic: nullable(z.string()),
  /** The shop's purchases from it; null where the viewer may not see cost. */
  bought: nullable(money),
  /** The shop's sales to it, less returns. */
  sold: money,
  /** Number of its purchases and sales, without void ones. */
  visits: z.number(),
  /** Positive is owed to us, negative is owed by us. */
  balance: money,
  side: z.enum([...SIDES, 'settled']),
  lastActivity: nullable(z.string()),
  /** The day on which the first of its open bills is or was due. */
  nearestDue: nullable(z.string()),
  isOverdue: z.boolean(),
  version: z.number(),
});
export type PartyRow = z.output<typeof partyRow>;
export const partiesAnswer = z.object({
  data: z.array(partyRow),
  ...page,
  /** Totals of the whole filtered set; `payable` is a positive amount. */
  totals: z.object({ receivable: money, payable: money, net: money }),
});
export type Parties = z.output<typeof partiesAnswer>;

/**
 * A party's ledger; each row says the voucher that it belongs to. The totals of both sides count a document and what was paid
 * at once for it apart, as `ledgerLines` shows them.
 */
export const partyLedgerAnswer = ledgerAnswer.extend({
  data: z.array(
    movementAnswer.extend({
      voucher: z.string(),
      paidAtOnce: money.describe(
        'Rupees of the document that were paid in the same entry, in money or with a phone taken in exchange, and so never moved the balance: positive by the party, negative by the shop. The document was made out for debit - credit + paidAtOnce',
      ),
    }),
  ),
});
export type PartyLedger = z.output<typeof partyLedgerAnswer>;

/** A payment from or to a party, an opening balance, or a write-off. */
export const partyPaymentAnswer = z.object({
  _id: id,
  voucher: z.string(),
  kind: z.enum(['payment', 'opening', 'write-off']),
  /** `in`: the party owes us; `out`: we owe the party. */
  direction: z.enum(['in', 'out']),
  date: z.string(),
  amount: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  note: nullable(z.string()),
  /** Its entry in the journal. */
  entry: z.number(),
  /** The entry that undid it. Null unless undone. */
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type PartyPaymentRecord = z.output<typeof partyPaymentAnswer>;

/** The debt for one document. */
export const billAnswer = z.object({
  /** The document's own. */
  _id: id,
  side,
  documentType: z.enum(['purchase', 'sale', 'accessory-purchase', 'opening']),
  /** As the document is called. */
  number: z.string(),
  date: z.string(),
  dueDate: z.string(),
  amount: money,
  paid: money,
  outstanding: money,
  /** Days since it was due; 0 when it is paid, or not due before today. */
  daysOverdue: z.number(),
  /** Its age; null when it is paid. */
  age: nullable(z.enum(AGES)),
  version: z.number(),
});
export type Bill = z.output<typeof billAnswer>;

/** An allocation of a payment, a return or a write-off. */
const allocation = z.object({
  billId: id,
  documentType: billAnswer.shape.documentType,
  number: z.string(),
  amount: money,
  /** Amount of the bill still to be paid. */
  outstanding: money,
});

/** A payment, an opening balance or a write-off, and its effect. */
export const partyPaymentMade = partyPaymentAnswer.extend({
  person: personAnswer,
  allocated: z.array(allocation),
  /** Part that gave back an advance. */
  givenBack: money,
  /** Part that settled no bill: an advance. */
  advance: money,
  /** The party's balance before and after it, in the order of the ledger. */
  balanceBefore: money,
  balanceAfter: money,
});
export type PartyPaymentMade = z.output<typeof partyPaymentMade>;
export const partyPaymentMadeAnswer = messageAnswer.extend({ data: partyPaymentMade });
export const partyPaymentWholeAnswer = z.object({ data: partyPaymentMade });
export const partyPaymentVoidAnswer = messageAnswer.extend({
  data: z.object({ _id: id, reversedBy: z.number(), balance: money }),
});

const unit = {
  _id: id,
  imei1: z.string(),
  imei2: nullable(z.string()),
  companyName: z.string(),
  modelName: z.string(),
  ramMemory: nullable(z.string()),
  color: nullable(z.string()),
};

/** One customer or supplier, whole: the newest of each kind of document, and how many there are. */
export const personRecord = partyRow.extend({
  /** CNIC, masked for viewers who may not see it. */
  cnic: nullable(z.string()),
  createdAt: z.string(),
  /** Pictures of identity cards. Null for viewers who may not see them. */
  cnicPictures: nullable(z.array(pictureAnswer)),
  purchases: z.array(purchaseRow),
  sales: z.array(saleRow),
  /** Phones that were sold to the party and stayed. */
  phones: z.array(
    z.object({
      ...unit,
      saleId: id,
      invoiceNumber: z.string(),
      soldOn: z.string(),
      price: money,
      warranty: z.string(),
      warrantyEnd: nullable(z.string()),
      /** Until the last day of the warranty, which is 0; null when it is over, or there was none. */
      daysLeft: nullable(z.number()),
    }),
  ),
  /** Phones that were taken in from the party in exchange. */
  exchanges: z.array(
    z.object({ ...unit, saleId: id, invoiceNumber: z.string(), date: z.string(), value: money }),
  ),
  payments: z.array(partyPaymentAnswer),
  openBills: z.array(billAnswer),
  /** Number of each; the lists hold the newest alone. */
  counts: z.object({
    purchases: z.number(),
    sales: z.number(),
    phones: z.number(),
    exchanges: z.number(),
    payments: z.number(),
    openBills: z.number(),
  }),
  /** Advances: by the party, and to it. */
  advances: z.object({ receivable: money, payable: money }),
});
export type PersonRecord = z.output<typeof personRecord>;
export const personRecordAnswer = z.object({ data: personRecord });

export const personChangedAnswer = messageAnswer.extend({
  data: personAnswer.extend({ cnic: nullable(z.string()), version: z.number() }),
});

/** Totals of the open bills of one side. */
const dueTotals = z.object({
  persons: z.number(),
  bills: z.number(),
  total: money,
  paid: money,
  outstanding: money,
  /** Part of the outstanding that was due before today. */
  overdue: money,
  ageing: z.object({ notDue: money, upTo30: money, upTo60: money, upTo90: money, over90: money }),
  /** Paid ahead, apart from all that: what customers left with us, what suppliers hold of ours. */
  advances: money,
});
export type DueTotals = z.output<typeof dueTotals>;

/** Totals of one party's open bills of one side. */
export const dueRow = z.object({
  person: personAnswer,
  side,
  bills: z.number(),
  total: money,
  paid: money,
  outstanding: money,
  overdue: money,
  nearestDue: z.string(),
  daysOverdue: z.number(),
});
export type DueRow = z.output<typeof dueRow>;
export const duesAnswer = z.object({
  data: z.array(dueRow),
  ...page,
  totals: z.object({ receivable: dueTotals, payable: dueTotals }),
});
export type Dues = z.output<typeof duesAnswer>;

/** A payment, return or write-off, and the part already used. */
const credit = z.object({
  _id: id,
  side,
  source: z.enum(['payment', 'return', 'write-off', 'opening']),
  voucher: z.string(),
  date: z.string(),
  amount: money,
  /** Part that settled no bill: an advance. */
  advance: money,
});

/** All bills and payments behind a party's balance. */
export const partyDuesAnswer = z.object({
  data: z.object({
    person: personAnswer,
    balance: money,
    totals: z.object({ receivable: dueTotals, payable: dueTotals }),
    bills: z.array(
      billAnswer.extend({
        settledBy: z.array(
          credit.pick({ _id: true, source: true, voucher: true, date: true }).extend({ amount: money }),
        ),
        /** Changes of its due date, oldest first. */
        dueDateMoves: z.array(
          z.object({ from: z.string(), to: z.string(), reason: z.string(), at: z.string(), by: z.string() }),
        ),
      }),
    ),
    ...page,
    /** The payments that settled some of these bills, and the party's advances; newest first. */
    payments: z.array(credit),
  }),
});
export type PartyDues = z.output<typeof partyDuesAnswer>['data'];

export const billChangedAnswer = messageAnswer.extend({ data: billAnswer });

/** Advances of parties, and to them. */
export const advancesAnswer = z.object({
  data: z.array(
    z.object({
      person: personAnswer,
      side,
      amount: money,
      /** The oldest day among them. */
      since: z.string(),
    }),
  ),
  ...page,
  totals: z.object({ receivable: money, payable: money }),
});
export type Advances = z.output<typeof advancesAnswer>;
