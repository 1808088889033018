import {
  type Day,
  type MinorUnits,
  type Refusal,
  type StockImport,
  stockEntryLines,
  sum,
} from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, inWordsOf, Refused } from '../../base/http/errors.ts';
import { post } from '../../books/post.ts';
import { takeInAll } from '../phones/intake.ts';
import { unitValues } from '../phones/unitValues.ts';
import { type CheckedRow, checkRows, importedRowOf } from './checkRows.ts';
import type { StockSheet } from './StockSheet.ts';

/** Previews an import row by row, without changing anything. */
export async function tryImport(shop: ShopReader, sheet: StockSheet): Promise<StockImport> {
  const rows = await checkRows(shop, sheet);
  return told(shop, sheet, rows, { _id: null, dryRun: true, entry: null });
}

/**
 * Takes the phones of a file into stock, all or none, as the stock form would: their cost against the opening
 * balance, in an entry of each day on which some of them came.
 * @throws Refused or Conflict naming every faulty row and field
 */
export async function importStock(shop: ShopTransaction, sheet: StockSheet): Promise<StockImport> {
  const rows = await checkRows(shop, sheet);
  refuseErrors(rows);
  const id = newId();
  const entries = await postByDay(shop, id, rows);
  await takeInAll(
    shop,
    rows.flatMap((checked) => {
      const { number, row } = checked;
      if (!row) return [];
      const unit = {
        ...unitValues('import', row),
        name: row.name ?? `${row.companyName} ${row.modelName}`,
        condition: row.condition ?? 'New',
        cost: row.purchasePrice,
        demand_price: row.demandPrice ?? null,
        final_price: row.finalPrice ?? null,
        source: 'stock',
        purchase_id: null,
        sale_id: null,
        acquired_on: dayOf(shop, checked),
        entry_number: entries.get(dayOf(shop, checked)) ?? null,
      } as const;
      return [{ unit, fields: { imei1: `rows.${number}.imei1`, imei2: `rows.${number}.imei2` } }];
    }),
  );
  const [entry = null] = entries.values();
  return told(shop, sheet, rows, { _id: id, dryRun: false, entry });
}

function dayOf(shop: ShopReader, { row }: CheckedRow): Day {
  return row?.date ?? shop.today;
}

/** Posts the cost of the phones, oldest day first; returns the number of each day's entry. */
async function postByDay(
  shop: ShopTransaction,
  id: string,
  rows: readonly CheckedRow[],
): Promise<Map<Day, number>> {
  const days = Map.groupBy(rows, (row) => dayOf(shop, row));
  const entries = new Map<Day, number>();
  for (const date of [...days.keys()].sort()) {
    const own = days.get(date) ?? [];
    const posting = post(shop, {
      event: 'stock-entry',
      date,
      description: { code: 'stock-import', params: { count: own.length } },
      refType: 'stock-import',
      refId: id,
      lines: stockEntryLines(costOf(own)),
    });
    entries.set(date, await inWordsOf({ date: `rows.${own[0]?.number}.date` }, posting));
  }
  return entries;
}

function refuseErrors(rows: readonly CheckedRow[]): void {
  const fields: Record<string, Refusal> = {};
  const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0);
  for (const { number, errors } of wrong)
    for (const [field, why] of Object.entries(errors)) fields[`rows.${number}.${field}`] = why;
  const [first] = wrong;
  const [reason] = Object.values(first?.errors ?? {});
  if (!first || !reason) return;
  const Reason = wrong.every(({ isHeld }) => isHeld) ? Conflict : Refused;
  throw new Reason('rows-not-imported', {
    wrong: wrong.length,
    rows: rows.length,
    row: first.number,
    reason,
  }).naming(fields);
}

function costOf(rows: readonly CheckedRow[]): MinorUnits {
  return sum(
    rows.map(({ row, errors }) => (row && Object.keys(errors).length === 0 ? row.purchasePrice : 0)),
  );
}

function told(
  { session }: ShopReader,
  sheet: StockSheet,
  rows: readonly CheckedRow[],
  made: Pick<StockImport, '_id' | 'dryRun' | 'entry'>,
): StockImport {
  const imported = rows.map((row) => importedRowOf(row, session.locale));
  const count = (status: string) => imported.filter((row) => row.status === status).length;
  return {
    ...made,
    // After an import, only rows that need attention are worth reporting.
    rows: made.dryRun ? imported : imported.filter((row) => row.status !== 'ok'),
    counts: { ok: count('ok'), warning: count('warning'), error: count('error') },
    totalCost: costOf(rows),
    leftOut: sheet.leftOut,
    ignoredColumns: [...sheet.ignored],
  };
}
