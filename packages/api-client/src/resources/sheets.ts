import { sheetContract } from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';

/** The lists that can be taken out whole. */
export type ExportedList =
  | 'phones'
  | 'stock'
  | 'dispatches'
  | 'warranty-claims'
  | 'accessories'
  | 'accessory-movements'
  | 'purchases'
  | 'sales'
  | 'parties'
  | 'party-ledger'
  | 'payables-and-receivables'
  | 'party-bills'
  | 'advances'
  | 'bank-transactions'
  | 'pocket-cash'
  | 'cash-counts'
  | 'ledger-records'
  | 'expenses'
  | 'committees'
  | 'committee-schedule'
  | 'staff'
  | 'audit';

/** Lists as files, and files as stock. */
export function sheetCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** The whole filtered list; its query is the list's own, with `id` where the list belongs to something. */
    export: (list: ExportedList, format: 'csv' | 'xlsx', query?: Query) =>
      transport.blob(`api/export/${list}.${format}`, query),
    /** An empty workbook that the import reads. */
    stockTemplate: () => transport.blob('api/import/stock-template.xlsx'),
    /** Imports the phones of a workbook or CSV file, all or none, or only tries to. */
    importStock: (file: File, options: { isTrial: boolean }, submission: Submission) =>
      call(sheetContract.importStock, {
        body: { dryRun: options.isTrial },
        files: { file: [file] },
        submission,
      }),
  };
}
