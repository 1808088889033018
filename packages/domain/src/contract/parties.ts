import * as z from 'zod';
import { AGES, SIDES } from '../bill/ageing.ts';
import {
  bankAnswer,
  ledgerAnswer,
  messageAnswer,
  money,
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

/** A party in lists: what was traded with it, and how it stands. */
export const partyRow = personAnswer.extend({
  /** Masked: `35202-•••••••-1`. */
  cnic: nullable(z.string()),
  /** What the shop bought from it; null where the viewer may not see what things cost. */
  bought: nullable(money),
  /** What the shop sold to it, less what came back. */
  sold: money,
  /** Its purchases and sales that stand. */
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
  /** Of the whole filtered set; `payable` is a positive amount. */
  totals: z.object({ receivable: money, payable: money, net: money }),
});
export type Parties = z.output<typeof partiesAnswer>;

/** A party's ledger; each row says the voucher that it belongs to. */
export const partyLedgerAnswer = ledgerAnswer.extend({
  data: z.array(movementAnswer.extend({ voucher: z.string() })),
});
export type PartyLedger = z.output<typeof partyLedgerAnswer>;

/** Money that went to or came from a party, an opening balance, or a debt let go. */
export const partyPaymentAnswer = z.object({
  _id: id,
  voucher: z.string(),
  kind: z.enum(['payment', 'opening', 'write-off']),
  /** `in`: what the party owes us; `out`: what we owe the party. */
  direction: z.enum(['in', 'out']),
  date: z.string(),
  amount: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  note: nullable(z.string()),
  /** Its entry in the journal. */
  entry: z.number(),
  /** The entry that undid it; null while it stands. */
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type PartyPaymentRecord = z.output<typeof partyPaymentAnswer>;

/** What is owed for one document. */
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
  /** How old it is; null when it is paid. */
  age: nullable(z.enum(AGES)),
  version: z.number(),
});
export type Bill = z.output<typeof billAnswer>;

/** How a payment, return or debt let go was used. */
const allocation = z.object({
  billId: id,
  documentType: billAnswer.shape.documentType,
  number: z.string(),
  amount: money,
  /** What is still left to pay of the bill. */
  outstanding: money,
});

/** What a payment or an entry did. */
export const partyPaymentMade = partyPaymentAnswer.extend({
  allocated: z.array(allocation),
  /** What it gave back of what had been paid ahead. */
  givenBack: money,
  /** What no bill took: an advance. */
  advance: money,
  balanceBefore: money,
  balanceAfter: money,
});
export type PartyPaymentMade = z.output<typeof partyPaymentMade>;
export const partyPaymentMadeAnswer = messageAnswer.extend({ data: partyPaymentMade });
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
  /** Whole for who may see it, masked for others. */
  cnic: nullable(z.string()),
  createdAt: z.string(),
  /** Pictures of identity cards; null for who may not see them. */
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
  /** How many there are of each, since the lists hold the newest alone. */
  counts: z.object({
    purchases: z.number(),
    sales: z.number(),
    phones: z.number(),
    exchanges: z.number(),
    payments: z.number(),
    openBills: z.number(),
  }),
  /** What was paid ahead: by the party, and to it. */
  advances: z.object({ receivable: money, payable: money }),
});
export type PersonRecord = z.output<typeof personRecord>;
export const personRecordAnswer = z.object({ data: personRecord });

export const personChangedAnswer = messageAnswer.extend({
  data: personAnswer.extend({ cnic: nullable(z.string()), version: z.number() }),
});

/** What the open bills of one side come to. */
const dueTotals = z.object({
  persons: z.number(),
  bills: z.number(),
  total: money,
  paid: money,
  outstanding: money,
  /** Of what is outstanding: what was due before today. */
  overdue: money,
  ageing: z.object({ notDue: money, upTo30: money, upTo60: money, upTo90: money, over90: money }),
  /** Paid ahead, apart from all that: what customers left with us, what suppliers hold of ours. */
  advances: money,
});
export type DueTotals = z.output<typeof dueTotals>;

/** What one party's open bills of one side come to. */
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

/** A payment, return or debt let go, and how much of it is used. */
const credit = z.object({
  _id: id,
  side,
  source: z.enum(['payment', 'return', 'write-off', 'opening']),
  voucher: z.string(),
  date: z.string(),
  amount: money,
  /** What no bill took: an advance. */
  advance: money,
});

/** Every bill and payment behind what a party owes or is owed. */
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
        /** How its due date was moved, oldest first. */
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

/** What parties paid ahead, or were paid. */
export const advancesAnswer = z.object({
  data: z.array(
    z.object({
      person: personAnswer,
      side,
      amount: money,
      /** The day of the oldest of it. */
      since: z.string(),
    }),
  ),
  ...page,
  totals: z.object({ receivable: money, payable: money }),
});
export type Advances = z.output<typeof advancesAnswer>;
