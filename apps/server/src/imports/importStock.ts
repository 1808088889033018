import { type MinorUnits, type StockImport, stockEntryLines, sum, toRupees } from '@handset/domain';
import { post } from '../books/post.ts';
import { flag } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { takeInAll } from '../stock/intake.ts';
import { type CheckedRow, checkRows, importedRowOf } from './checkRows.ts';
import type { StockSheet } from './StockSheet.ts';

/** Tells what an import would do, row by row, and does nothing. */
export async function tryImport(shop: ShopReader, sheet: StockSheet): Promise<StockImport> {
  const rows = await checkRows(shop, sheet);
  return told(sheet, rows, { _id: null, dryRun: true, entry: null });
}

/**
 * Takes the phones of a file into stock, all or none, as the stock form would: their cost against the opening balance, in
 * one entry of today; each phone came on the day that its row says.
 * @throws Refused or Conflict naming every row that cannot be imported, each field of it.
 */
export async function importStock(shop: ShopTransaction, sheet: StockSheet): Promise<StockImport> {
  const rows = await checkRows(shop, sheet);
  refuseErrors(rows);
  const id = newId();
  const entry = await post(shop, {
    event: 'stock-entry',
    date: shop.today,
    description: `Imported ${rows.length === 1 ? 'one phone' : `${rows.length} phones`} from a file`,
    refType: 'stock-import',
    refId: id,
    lines: stockEntryLines(costOf(rows)),
  });
  await takeInAll(
    shop,
    rows.flatMap(({ number, row }) => {
      if (!row) return [];
      const unit = {
        name: row.name ?? `${row.companyName} ${row.modelName}`,
        imei1: row.imei1,
        imei2: row.imei2 ?? null,
        company_name: row.companyName,
        model_name: row.modelName,
        ram_memory: row.ramMemory ?? null,
        color: row.color ?? null,
        condition: row.condition ?? 'New',
        specifications: row.specifications ?? null,
        battery_health: row.batteryHealth ?? null,
        warranty: null,
        has_box: flag(false),
        has_charger: flag(false),
        has_hand_free: flag(false),
        cost: row.purchasePrice,
        demand_price: row.demandPrice ?? null,
        final_price: row.finalPrice ?? null,
        source: 'stock',
        purchase_id: null,
        sale_id: null,
        acquired_on: row.date ?? shop.today,
        entry_number: entry,
      } as const;
      return [{ unit, fields: { imei1: `rows.${number}.imei1`, imei2: `rows.${number}.imei2` } }];
    }),
  );
  return told(sheet, rows, { _id: id, dryRun: false, entry });
}

function refuseErrors(rows: readonly CheckedRow[]): void {
  const fields: Record<string, string> = {};
  const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0);
  for (const { number, errors } of wrong)
    for (const [field, message] of Object.entries(errors)) fields[`rows.${number}.${field}`] = message;
  const [first] = wrong;
  if (!first) return;
  const [reason = ''] = Object.values(first.errors);
  const count = wrong.length === 1 ? 'One row' : `${wrong.length} rows`;
  const message = `${count} of ${rows.length} cannot be imported, so nothing was. Row ${first.number}: ${reason}`;
  throw wrong.every(({ isHeld }) => isHeld) ? new Conflict(message, fields) : new Refused(message, fields);
}

function costOf(rows: readonly CheckedRow[]): MinorUnits {
  return sum(
    rows.map(({ row, errors }) => (row && Object.keys(errors).length === 0 ? row.purchasePrice : 0)),
  );
}

function told(
  sheet: StockSheet,
  rows: readonly CheckedRow[],
  made: Pick<StockImport, '_id' | 'dryRun' | 'entry'>,
): StockImport {
  const imported = rows.map(importedRowOf);
  const count = (status: string) => imported.filter((row) => row.status === status).length;
  return {
    ...made,
    // Of an import that was made, only what somebody should look at is still worth telling.
    rows: made.dryRun ? imported : imported.filter((row) => row.status !== 'ok'),
    counts: { ok: count('ok'), warning: count('warning'), error: count('error') },
    totalCost: toRupees(costOf(rows)),
    ignoredColumns: [...sheet.ignored],
  };
}
