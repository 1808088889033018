import type { DayClosing, DayReopening, dayReopenedAnswer, EntryReversal } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import {
  balanceSheetShape,
  dashboardShape,
  dayClosedShape,
  dayShape,
  entryReversedShape,
  journalEntryDetailShape,
  journalShape,
  profitAndLossShape,
  stockValuationShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import type { ListQuery } from './queries.ts';

/** Which entries of the journal a list shows. */
export interface JournalQuery extends ListQuery {
  /** What it is about, such as `sale`. */
  type?: string | undefined;
  /** What it moves, such as `cash:pocket`. */
  account?: string | undefined;
  /** What happened, such as `sale`. */
  event?: string | undefined;
  personId?: string | undefined;
}

/** Of which range, and whether by `day` or by `month` as well. */
export interface ProfitQuery extends Query {
  from?: string | undefined;
  to?: string | undefined;
  by?: 'day' | 'month' | undefined;
}

/** Of which day, beside which other. */
export interface BalanceSheetQuery extends Query {
  asOf?: string | undefined;
  compareWith?: string | undefined;
  /** `parties`: each party behind receivables and payables; `stock`: the phones of a past day by condition; or `all`. */
  detail?: 'parties' | 'stock' | 'all' | undefined;
}

/** Statements read from the books. */
export function ledgerCalls(transport: Transport) {
  return {
    /** How one day went; the shop's own today when absent. */
    day: async (date?: string) => (await read(transport, dayShape, 'api/ledger/day', { date })).data,
    /** Closes a day: counts the till and sets the books right. */
    closeDay: (closing: DayClosing, submission: Submission) =>
      write(
        transport,
        dayClosedShape,
        { method: 'POST', path: 'api/ledger/day/close', body: toWire(closing, { countedCash: 'money' }) },
        submission,
      ),
    /** Opens a closed day again, with every day after it. */
    reopenDay: (reopening: DayReopening, submission: Submission) =>
      transport.send<Answer<typeof dayReopenedAnswer>>(
        'POST',
        'api/ledger/day/reopen',
        reopening,
        submission,
      ),
    balanceSheet: async (query?: BalanceSheetQuery) =>
      (await read(transport, balanceSheetShape, 'api/ledger/balance-sheet', query)).data,
    profitAndLoss: async (query?: ProfitQuery) =>
      (await read(transport, profitAndLossShape, 'api/ledger/profit-and-loss', query)).data,
    stockValuation: async () =>
      (await read(transport, stockValuationShape, 'api/ledger/stock-valuation')).data,
    /** The journal, newest first. */
    records: (query?: JournalQuery) => read(transport, journalShape, 'api/ledger/records', query),
    /** One entry, whole. */
    record: async (number: number) =>
      (await read(transport, journalEntryDetailShape, path`api/ledger/records/${number}`)).data,
    /** Undoes a simple entry by its exact reversal. */
    reverse: (number: number, reversal: EntryReversal, submission: Submission) =>
      write(
        transport,
        entryReversedShape,
        { method: 'POST', path: path`api/ledger/records/${number}/reverse`, body: reversal },
        submission,
      ),
    dashboard: async () => (await read(transport, dashboardShape, 'api/dashboard')).data,
  };
}
