import * as z from 'zod';
import { ENTRY_TYPES, LADDER_GROUPS } from '../books/entryTypes.ts';
import { messageAnswer, money, movementAnswer, purchaseRow, saleRow } from './answers.ts';

const id = z.string();
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const page = { nextCursor: nullable(z.string()), total: z.number() };
const named = { account: z.string(), name: z.string() };

/** One entry of the journal. */
export const journalEntryAnswer = z.object({
  entry: z.number(),
  date: z.string(),
  event: z.string(),
  /** What it is about; a reversal is about what the entry was that it undoes. */
  type: z.enum(ENTRY_TYPES),
  description: z.string(),
  /** What it belongs to, such as `sale` and its `_id`. */
  refType: nullable(z.string()),
  refId: nullable(id),
  /** What that is called, such as `INV-12`. */
  document: nullable(z.string()),
  personId: nullable(id),
  partyName: nullable(z.string()),
  /** What it moves, the cost of what was sold left out; for who may not see what things cost: money and debts alone. */
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
  /** Of the whole filtered set. */
  totals: z.object({
    /** What the entries move; null where one account was asked for, and for who may not see what things cost. */
    amount: nullable(money),
    /** What they move on the account that was asked for; null where none was. */
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

/** How a day was closed. */
export const dayClosingAnswer = z.object({
  _id: id,
  date: z.string(),
  /** What the till should have held at the end of that day, and what it did hold. */
  expected: money,
  counted: money,
  difference: money,
  reason: nullable(z.string()),
  /** The entry that set the difference right. */
  entry: nullable(z.number()),
  /** The journal's last entry at that moment: what the closing report bears. */
  tip: z.object({ number: z.number(), hash: z.string() }),
  /** Whether entries of that day were written after it was closed. */
  isChangedSince: z.boolean(),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type DayClosed = z.output<typeof dayClosingAnswer>;
export const dayClosedAnswer = messageAnswer.extend({ data: dayClosingAnswer });
/** `closedUpTo`: the last day that is closed still; null when none is. */
export const dayReopenedAnswer = messageAnswer.extend({
  data: z.object({ date: z.string(), closedUpTo: nullable(z.string()) }),
});

/** How one money account went through a day: opening, each kind of movement, closing. */
export const ladderAnswer = z.object({
  ...named,
  opening: money,
  /** By event. */
  steps: z.array(z.object({ event: z.string(), in: money, out: money })),
  /** The same by what the money moved for; a reversal stands with what it undoes. */
  groups: z.array(z.object({ group: z.enum(LADDER_GROUPS), in: money, out: money })),
  closing: money,
});

const counted = z.object({ count: z.number(), amount: money });
/** `credit` is the part of the amount that moved no money yet. */
const bought = counted.extend({ credit: money });
const sold = bought.extend({ profit: nullable(money) });

/** What happened on a day, by kind; returns are those made on the day, of whatever day's document. */
export const daySectionsAnswer = z.object({
  purchases: z.object({ single: bought, bulk: bought, returns: bought }),
  /** `accessories`: invoices without a phone. */
  sales: z.object({ single: sold, bulk: sold, accessories: sold, returns: sold }),
  accessories: z.object({
    bought,
    /** Of the sales above, returns taken off. */
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
  }),
});
export type DayBook = z.output<typeof dayAnswer>['data'];

const trade = z.object({ income: money, cost: money, profit: money });
const earned = {
  phones: trade,
  accessories: trade,
  grossProfit: money,
  expenses: money,
  /** What counts and corrections found (or lost, when negative). */
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
    /** Every day or month of the range; null unless `by` asked for it. */
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

/** What a line of the balance sheet belongs to. */
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
  /** How many parties a line of parties stands for. */
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
    /** Each party behind receivables, payables and advances; null unless `detail=parties` asked for them. */
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
    /** What the accounts say of it, and by how much that differs; anything but 0 is a defect. */
    books: z.object({ phones: money, accessories: money }),
    difference: money,
  }),
});
export type StockValuation = z.output<typeof stockValuationAnswer>['data'];

export const dashboardAnswer = z.object({
  data: z.object({
    date: z.string(),
    /** Of today, after today's returns. */
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
    }),
    /** The last thirty days, today the last of them. */
    series: z.array(z.object({ date: z.string(), sales: money, profit: nullable(money) })),
    /** What sold most in those days. */
    topModels: z.array(
      z.object({ companyName: z.string(), modelName: z.string(), count: z.number(), amount: money }),
    ),
    due: z.object({
      today: z.object({ receivable: counted, payable: counted }),
      overdue: z.object({ receivable: counted, payable: counted }),
    }),
    /** Phones that are in stock for longer than the shop likes. */
    oldStock: z.object({ days: z.number(), count: z.number(), value: nullable(money) }),
    /** Phones in stock that nobody checked: used ones not looked up in e-Gadget, any without a PTA status. */
    unchecked: z.object({ eGadget: z.number(), pta: z.number() }),
    /** Warranty claims that have not ended. */
    openClaims: z.number(),
  }),
});
export type Dashboard = z.output<typeof dashboardAnswer>['data'];
