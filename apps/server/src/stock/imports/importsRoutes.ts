import { readFile } from 'node:fs/promises';
import { asWire, breaks, IMPORT_LIMITS, type StockImport, sheetContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, serverRoute, writeRoute } from '../../base/http/route.ts';
import { importStock, tryImport } from './importStock.ts';
import { readTable } from './readTable.ts';
import { StockSheet } from './StockSheet.ts';
import { stockTemplate } from './stockTemplate.ts';

const FILE = 'file';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const importsRoutes: Route[] = [
  writeRoute({
    ...sheetContract.importStock,
    upload: {
      field: FILE,
      read: async ({ path }) =>
        new StockSheet(await readTable(await readFile(path), IMPORT_LIMITS.rows, FILE), FILE),
    },
    // No JSON is a sheet: the file alone makes one.
    body: z.strictObject({
      [FILE]: z.instanceof(StockSheet, breaks('required')),
      dryRun: asWire.boolean().default(false),
    }),
    limit: { max: 20, minutes: 1 },
    trial: {
      isAsked: ({ dryRun }) => dryRun,
      handle: async (shop, { body }) => {
        const data = await tryImport(shop, body.file);
        return { message: tried(data), data };
      },
    },
    handle: async (shop, { body }) => {
      const data = await importStock(shop, body.file);
      return { message: `${phones(data.counts.ok + data.counts.warning)} added to stock`, data };
    },
  }),
  serverRoute({
    method: 'GET',
    url: '/api/import/stock-template.xlsx',
    summary: 'An empty workbook that the import of stock reads',
    access: 'open-books',
    file: WORKBOOK,
    async handle({ reply }) {
      return reply
        .headers({
          'content-type': WORKBOOK,
          'content-disposition': 'attachment; filename="stock-template.xlsx"',
        })
        .send(await stockTemplate());
    },
  }),
];

function tried({ counts, rows }: StockImport): string {
  if (counts.error > 0) return `${counts.error} of ${phones(rows.length)} cannot be imported`;
  if (counts.warning > 0)
    return `${phones(rows.length)} can be imported; look at ${counts.warning} of them first`;
  return `${phones(rows.length)} can be imported`;
}

function phones(count: number): string {
  return count === 1 ? '1 phone' : `${count} phones`;
}
