import * as z from 'zod';
import { ENTRY_TYPES, LADDER_GROUPS } from '../books/bookEvents.ts';
import { DAY_COUNT_STATES } from '../day-closing/dayClosing.ts';
import { money } from '../money/moneySchema.ts';
import { entrySentenceAnswer, messageAnswer, movementAnswer, purchaseRow, saleRow } from './answers.ts';
import { cashCountAnswer } from './wallet.ts';

const id = z.string();
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const page = { nextCursor: nullable(z.string()), total: z.number() };
const named = { account: z.string(), name: z.string() };

/** One entry of the journal. */
export const journalEntryAnswer = z.object({
  entry: z.number(),
  date: z.string(),
  event: z.string(),
  /** The entry's subject. A reversal has the subject of the entry that it undoes. */
  type: z.enum(ENTRY_TYPES),
  description: z.string(),
  sentence: entrySentenceAnswer,
  /** The record that it belongs to, such as `sale` and its `_id`. */
  refType: nullable(z.string()),
  refId: nullable(id),
  /** The number of that record, such as `INV-12`. */
  document: nullable(z.string()),
  personId: nullable(id),
  partyName: nullable(z.string()),
  /**
   * The amount it moves, without the cost of goods sold. Viewers without permission to see costs get only
   * money and debts.
   */
  amount: money,
  /** The entry that it undoes. */
  reverses: nullable(z.number()),
  /** The entry that undid it. */
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type JournalEntry = z.output<typeof journalEntryAnswer>;

export const journalAnswer = z.object({
  data: z.array(journalEntryAnswer),
  ...page,
  /** Totals of the whole filtered set. */
  totals: z.object({
    /**
     * The amount that the entries move. Null when one account was requested, or the viewer may not see costs.
     */
    amount: nullable(money),
    /** Movement on the requested account. Null when none was requested. */
    debit: nullable(money),
    credit: nullable(money),
  }),
});

const journalAccount = z.object(named);
export const journalEntryDetailAnswer = z.object({
  data: journalEntryAnswer.extend({
    /** Its movements, in their order. */
    lines: z.array(z.object({ debit: journalAccount, credit: journalAccount, amount: money })),
    /** False where movements that tell what things cost are left out. */
    isWhole: z.boolean(),
    hash: z.string(),
    previousHash: z.string(),
    /** Whether the asker may undo it here, and why not. */
    undo: z.object({ isPossible: z.boolean(), reason: nullable(z.string()) }),
  }),
});
export type JournalEntryDetail = z.output<typeof journalEntryDetailAnswer>['data'];

/** The reversing entry, whole. */
export const entryReversedAnswer = messageAnswer.extend({ data: journalEntryDetailAnswer.shape.data });

/** The closing of a day. */
export const dayClosingAnswer = z.object({
  _id: id,
  date: z.string(),
  /** Cash in the till at the end of that day: by the books, and as counted. */
  expected: money,
  counted: money,
  difference: money,
  reason: nullable(z.string()),
  /** The entry that set the difference right. */
  entry: nullable(z.number()),
  /** The journal's last entry at that moment, printed on the closing report. */
  tip: z.object({ number: z.number(), hash: z.string() }),
  /** Whether entries of that day were written after it was closed. */
  isChangedSince: z.boolean(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** The owner who let the difference pass, where it was more than an employee may post. */
  approvedBy: nullable(z.string()),
});
export type DayClosed = z.output<typeof dayClosingAnswer>;

/** A count of the till by an employee that differs by more than the owner lets pass. */
export const dayCountAnswer = z.object({
  _id: id,
  date: z.string(),
  expected: money,
  counted: money,
  difference: money,
  reason: z.string(),
  state: z.enum(DAY_COUNT_STATES),
  createdAt: z.string(),
  createdBy: z.string(),
  decidedBy: nullable(z.string()),
  /** Why it was rejected. */
  note: nullable(z.string()),
});
export type DayCount = z.output<typeof dayCountAnswer>;

/** The closing of the day; null while the count waits for the owner. */
export const dayClosedAnswer = messageAnswer.extend({
  data: nullable(dayClosingAnswer),
  waiting: nullable(dayCountAnswer),
});
export const dayCountRejectedAnswer = messageAnswer.extend({ data: dayCountAnswer });
/** `closedUpTo`: the last day that is closed still; null when none is. */
export const dayReopenedAnswer = messageAnswer.extend({
  data: z.object({ date: z.string(), closedUpTo: nullable(z.string()) }),
});

/** A money account's day: opening, each kind of movement, closing. */
export const ladderAnswer = z.object({
  ...named,
  opening: money,
  /** By event. */
  steps: z.array(z.object({ event: z.string(), in: money, out: money })),
  /** The same by reason of movement. A reversal counts under what it undoes. */
  groups: z.array(z.object({ group: z.enum(LADDER_GROUPS), in: money, out: money })),
  closing: money,
});

const counted = z.object({ count: z.number(), amount: money });
/** `credit` is the part of the amount that moved no money yet. */
const bought = counted.extend({ credit: money });
const sold = bought.extend({ profit: nullable(money) });

/** A day's events by kind. Returns are those made on the day, whatever the day of their document. */
export const daySectionsAnswer = z.object({
  purchases: z.object({ single: bought, bulk: bought, returns: bought }),
  /** `accessories`: invoices without a phone. */
  sales: z.object({ single: sold, bulk: sold, accessories: sold, returns: sold }),
  accessories: z.object({
    bought,
    /** Accessories within the sales above, less returns. */
    sold: z.object({ amount: money, profit: nullable(money) }),
    adjusted: z.object({ count: z.number(), amount: nullable(money) }),
  }),
  expenses: counted.extend({ categories: z.array(z.object({ ...named, amount: money })) }),
  receipts: counted,
  payments: counted,
  committee: z.object({ paidIn: counted, received: counted }),
  wallet: z.object({
    opening: counted,
    capital: counted,
    drawings: counted,
    transfers: counted,
    /** More than there should be, less than there should be. */
    over: counted,
    short: counted,
  }),
});

export const dayAnswer = z.object({
  data: z.object({
    date: z.string(),
    ladders: z.array(ladderAnswer),
    sections: daySectionsAnswer,
    purchases: z.array(purchaseRow),
    sales: z.array(saleRow),
    payments: z.array(movementAnswer),
    /** After returns. `profit` is that of the trade: income less cost. */
    totals: z.object({
      purchases: money,
      sales: money,
      onCreditBought: money,
      onCreditSold: money,
      profit: nullable(money),
      expenses: money,
      /** Profit of the trade less expenses, with adjustments. */
      netProfit: nullable(money),
    }),
    isClosed: z.boolean(),
    /** The last day that is closed; null when none is. */
    closedUpTo: nullable(z.string()),
    /** The closing of this very day. */
    closing: nullable(dayClosingAnswer),
    /** The last reopening of this very day; null when it was never reopened. */
    reopening: nullable(z.object({ reason: z.string(), createdAt: z.string(), createdBy: z.string() })),
    /** The last count of this day that waits for the owner, or was rejected. */
    count: nullable(dayCountAnswer),
    /** The last count of each bank on this day, sorted by name. */
    bankCounts: z.array(cashCountAnswer),
  }),
});
export type DayBook = z.output<typeof dayAnswer>['data'];

const trade = z.object({ income: money, cost: money, profit: money });
const earned = {
  phones: trade,
  accessories: trade,
  grossProfit: money,
  expenses: money,
  /** Money and goods found by counts and corrections; lost when negative. */
  adjustments: money,
  net: money,
};
const comparedLine = z.object({ ...named, amount: money, previous: money });

export const profitAndLossAnswer = z.object({
  data: z.object({
    from: z.string(),
    to: z.string(),
    ...earned,
    /** Dearest first. */
    expenseLines: z.array(comparedLine),
    adjustmentLines: z.array(comparedLine),
    /** The same for as many days before. */
    previous: z.object({ from: z.string(), to: z.string(), ...earned }),
    /** Every day or month of the range. Null unless requested with `by`. */
    series: nullable(
      z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          income: money,
          cost: money,
          grossProfit: money,
          expenses: money,
          adjustments: money,
          net: money,
        }),
      ),
    ),
  }),
});
export type ProfitAndLoss = z.output<typeof profitAndLossAnswer>['data'];

/** The section of a line of the balance sheet. */
export const SHEET_GROUPS = [
  'cash',
  'banks',
  'receivables',
  'phone-stock',
  'accessory-stock',
  'advances-paid',
  'committees',
  'payables',
  'customer-advances',
  'opening',
  'capital',
  'drawings',
  'retained-profit',
] as const;

const statementLine = z.object({
  ...named,
  amount: money,
  group: z.enum(SHEET_GROUPS),
  /** Number of parties in the line. */
  count: nullable(z.number()),
  /** The amount on the day to compare with; null when none was named. */
  compare: nullable(money),
});
const sheetTotals = {
  totalAssets: money,
  totalLiabilities: money,
  totalEquity: money,
  difference: money,
};
export const balanceSheetAnswer = z.object({
  data: z.object({
    asOf: z.string(),
    compareWith: nullable(z.string()),
    assets: z.array(statementLine),
    liabilities: z.array(statementLine),
    equity: z.array(statementLine),
    ...sheetTotals,
    compared: nullable(z.object(sheetTotals)),
    /** The stock of phones by condition; null on a past day whose stock cannot be told apart any more. */
    phoneStock: nullable(z.object({ new: money, used: money })),
    phoneStockCompared: nullable(z.object({ new: money, used: money })),
    /** Each party behind receivables, payables and advances. Null unless requested with `detail=parties`. */
    parties: nullable(
      z.array(z.object({ ...named, side: z.enum(['receivable', 'payable']), amount: money })),
    ),
  }),
});
export type BalanceSheetAnswer = z.output<typeof balanceSheetAnswer>['data'];

const stocked = z.object({ count: z.number(), value: money });
export const stockValuationAnswer = z.object({
  data: z.object({
    phones: z.object({
      companies: z.array(
        z.object({ company: z.string(), new: stocked, used: stocked, total: stocked, demandValue: money }),
      ),
      new: stocked,
      used: stocked,
      total: stocked,
      demandValue: money,
    }),
    accessories: z.object({
      items: z.array(
        z.object({
          _id: id,
          accessoryName: z.string(),
          count: z.number(),
          value: money,
          saleValue: nullable(money),
        }),
      ),
      total: stocked,
    }),
    value: money,
    /** The balance of the accounts, and its difference; anything but 0 is a defect. */
    books: z.object({ phones: money, accessories: money }),
    difference: money,
  }),
});
export type StockValuation = z.output<typeof stockValuationAnswer>['data'];

export const dashboardAnswer = z.object({
  data: z.object({
    date: z.string(),
    /** Today's figures, after today's returns. */
    sales: counted,
    purchases: counted,
    profit: nullable(money),
    expenses: counted,
    pocketCash: money,
    banks: money,
    receivable: money,
    payable: money,
    stock: z.object({
      new: z.number(),
      used: z.number(),
      value: nullable(money),
      newValue: nullable(money),
      usedValue: nullable(money),
      accessories: nullable(money),
      /** Phones by the days that they are in the shop, the youngest first; `to` is null for the last range. */
      ages: z.array(
        z.object({ from: z.number(), to: nullable(z.number()), count: z.number(), value: nullable(money) }),
      ),
    }),
    /** The latest day before today with entries that is not closed; null when there is none, or the shop has closed no day yet. */
    unclosedDay: nullable(z.string()),
    /** The last thirty days, today the last of them. */
    series: z.array(z.object({ date: z.string(), sales: money, profit: nullable(money) })),
    /** Best-selling models in those days. */
    topModels: z.array(
      z.object({ companyName: z.string(), modelName: z.string(), count: z.number(), amount: money }),
    ),
    due: z.object({
      today: z.object({ receivable: counted, payable: counted }),
      overdue: z.object({ receivable: counted, payable: counted }),
    }),
    /** Phones that are in stock for longer than the shop likes. */
    oldStock: z.object({ days: z.number(), count: z.number(), value: nullable(money) }),
    /**
     * Phones in stock with missing checks: used ones not looked up in e-Gadget, or any without a PTA status.
     */
    unchecked: z.object({ eGadget: z.number(), pta: z.number() }),
    /** Warranty claims that have not ended. */
    openClaims: z.number(),
  }),
});
export type Dashboard = z.output<typeof dashboardAnswer>['data'];
