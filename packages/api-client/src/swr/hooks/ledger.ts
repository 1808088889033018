import type { DayClosing, DayCountRejection, DayReopening, EntryReversal } from '@handset/domain';
import {
  type BalanceSheetQuery,
  type JournalQuery,
  ledgerCalls,
  type ProfitQuery,
} from '../../resources/ledger.ts';
import { accessories, debts, money, stock } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { keepPrevious, useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useDay = (date?: string) =>
  useRead(['day', date], ledgerCalls, (ledger) => ledger.day(date), keepPrevious);

export const useBalanceSheet = (query?: BalanceSheetQuery) =>
  useRead(['balanceSheet', query], ledgerCalls, (ledger) => ledger.balanceSheet(query), keepPrevious);

export const useProfitAndLoss = (query?: ProfitQuery) =>
  useRead(['profitAndLoss', query], ledgerCalls, (ledger) => ledger.profitAndLoss(query), keepPrevious);

export const useStockValuation = () =>
  useRead(['stockValuation'], ledgerCalls, (ledger) => ledger.stockValuation());

/** One entry of the journal, whole. */
export const useJournalEntry = (number: number | undefined) =>
  useRecord('record', number === undefined ? null : String(number), ledgerCalls, (ledger, it) =>
    ledger.record(Number(it)),
  );

export const useDashboard = () => useRead(['dashboard'], ledgerCalls, (ledger) => ledger.dashboard());

/** The journal. */
export const useJournal = (query: JournalQuery) =>
  usePages('records', query, ledgerCalls, (ledger, page) => ledger.records({ ...query, ...page }));

/** Resources that change when a day is closed or opened again; the shop tells its last closed day. */
const closing = [...money, 'shop'] as const;

export const useCloseDay = () =>
  useWrite(
    ledgerCalls,
    (ledger, count: DayClosing, submission) => ledger.closeDay(count, submission),
    closing,
  );

export const useApproveCount = () =>
  useWrite(ledgerCalls, (ledger, id: string, submission) => ledger.approveCount(id, submission), closing);

export const useRejectCount = () =>
  useWrite(
    ledgerCalls,
    (ledger, it: { id: string; rejection: DayCountRejection }, submission) =>
      ledger.rejectCount(it.id, it.rejection, submission),
    money,
  );

export const useReopenDay = () =>
  useWrite(
    ledgerCalls,
    (ledger, reopening: DayReopening, submission) => ledger.reopenDay(reopening, submission),
    closing,
  );

/** Undoes a simple entry of the journal. */
export const useReverseEntry = () =>
  useWrite(
    ledgerCalls,
    (ledger, it: { number: number; reversal: EntryReversal }, submission) =>
      ledger.reverse(it.number, it.reversal, submission),
    [
      ...money,
      ...debts,
      ...stock,
      ...accessories,
      'record',
      'expenses',
      'expense',
      'committees',
      'committee',
    ],
  );
