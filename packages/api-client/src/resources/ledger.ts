import {
  type DayClosing,
  type DayCountRejection,
  type DayReopening,
  type EntryReversal,
  ledgerContract,
} from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of the journal. */
export type JournalQuery = QueryOf<typeof ledgerContract.records>;

/** The range, and whether to split it by `day` or by `month`. */
export type ProfitQuery = QueryOf<typeof ledgerContract.profitAndLoss>;

/** The day, and another to compare it with. */
export type BalanceSheetQuery = QueryOf<typeof ledgerContract.balanceSheet>;

/** Statements read from the books. */
export function ledgerCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** The book of one day; the shop's own today when absent. */
    day: async (date?: string) => (await call(ledgerContract.day, { query: { date } })).data,
    /** Closes a day: counts the till and sets the books right. */
    closeDay: (closing: DayClosing, submission: Submission) =>
      call(ledgerContract.closeDay, { body: closing, submission }),
    /** Closes the day with an employee's count that waits for the owner. */
    approveCount: (id: string, submission: Submission) =>
      call(ledgerContract.approveCount, { params: { id }, body: {}, submission }),
    /** Rejects such a count: the day stays open. */
    rejectCount: (id: string, rejection: DayCountRejection, submission: Submission) =>
      call(ledgerContract.rejectCount, { params: { id }, body: rejection, submission }),
    /** Opens a closed day again, with every day after it. */
    reopenDay: (reopening: DayReopening, submission: Submission) =>
      call(ledgerContract.reopenDay, { body: reopening, submission }),
    balanceSheet: async (query?: BalanceSheetQuery) =>
      (await call(ledgerContract.balanceSheet, { query })).data,
    profitAndLoss: async (query?: ProfitQuery) => (await call(ledgerContract.profitAndLoss, { query })).data,
    stockValuation: async () => (await call(ledgerContract.stockValuation)).data,
    /** The journal, newest first. */
    records: (query?: JournalQuery) => call(ledgerContract.records, { query }),
    /** One entry, whole. */
    record: async (number: number) => (await call(ledgerContract.record, { params: { number } })).data,
    /** Undoes a simple entry by its exact reversal. */
    reverse: (number: number, reversal: EntryReversal, submission: Submission) =>
      call(ledgerContract.reverse, { params: { number }, body: reversal, submission }),
    dashboard: async () => (await call(ledgerContract.dashboard)).data,
  };
}
