import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { messageAnswer } from './answers.ts';

const readPrice = money
  .nullable()
  .describe('Rupees as they were read; null where the row has none, or is wrong');

/** The result of one row of an imported file. */
export const importedRow = z.object({
  /** Its number in the file, as a spreadsheet shows it: the row of headers counts. */
  row: z.number(),
  /** `warning`: it can be imported, and somebody should look at it first. */
  status: z.enum(['ok', 'warning', 'error']),
  /** As the row says them; blank where it says none. */
  imei1: z.string(),
  companyName: z.string(),
  modelName: z.string(),
  purchasePrice: readPrice,
  demandPrice: readPrice,
  finalPrice: readPrice,
  /** Each field with its problem. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportedRow = z.output<typeof importedRow>;

/** `POST /api/import/stock`: the file's rows, and the result of the import unless it was a trial. */
export const stockImportAnswer = messageAnswer.extend({
  data: z.object({
    /** The import's id; null where nothing was written. */
    _id: z.string().nullable(),
    dryRun: z.boolean(),
    /** Every row of a trial; of an import that was made, those with warnings. */
    rows: z.array(importedRow),
    counts: z.object({ ok: z.number(), warning: z.number(), error: z.number() }),
    /** Cost of the phones in the rows without errors. */
    totalCost: money,
    /** Number of rows left out because their State says that the phone is sold, returned or void. */
    leftOut: z.number(),
    /** Columns of the file that the import does not know. */
    ignoredColumns: z.array(z.string()),
    /** Number of the entry in the books, of the earliest day of the phones; null where nothing was written. */
    entry: z.number().nullable(),
  }),
});
export type StockImport = z.output<typeof stockImportAnswer>['data'];
