import { type AccountId, balancesOf, type JournalLine, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry } from '../../books/proofs/proof.ts';
import { searchText } from './searchText.ts';

/**
 * Proves that the stock's value equals the books, and that each unit is in one state and sold at most once.
 */
export async function unitsAgree(
  shop: ShopReader,
  lines: LinesByEntry,
  balances: ReadonlyMap<AccountId, number>,
): Promise<string[]> {
  const units = await shop
    .selectFrom('units')
    .select(['id', 'imei1', 'cost', 'state', 'source', 'purchase_id', 'sale_id', 'entry_number'])
    .execute();
  const sold = await shop.selectFrom('sale_units').select('unit_id').where('is_live', '=', 1).execute();
  const soldTimes = Map.groupBy(sold, (row) => row.unit_id);
  return [
    ...equals(
      'The cost of the phones in stock',
      sum(units.filter(({ state }) => isHeld(state)).map(({ cost }) => cost)),
      balances.get('stock:phones') ?? 0,
    ),
    ...units
      .filter(({ id, state }) => (soldTimes.get(id)?.length ?? 0) !== (state === 'sold' ? 1 : 0))
      .map(({ imei1, state }) => `The phone ${imei1} is ${state}, which its sales contradict`),
    ...units
      .filter((unit) => !hasOrigin(unit))
      .map(({ imei1 }) => `Nothing says where the phone ${imei1} came from`),
    ...(await stockEntriesAgree(shop, units, lines)),
  ];
}

interface Origin {
  source: string;
  purchase_id: string | null;
  sale_id: string | null;
  entry_number: number | null;
}

/** A unit came by exactly one document: a slip, the sale that took it in, or an entry of the stock form. */
function hasOrigin({ source, purchase_id, sale_id, entry_number }: Origin): boolean {
  const isBought = source === 'single' || source === 'bulk';
  return (
    (purchase_id !== null) === isBought &&
    (sale_id !== null) === (source === 'exchange') &&
    (entry_number !== null) === (source === 'stock')
  );
}

/**
 * Proves that entries of the stock form and of imports equal the cost of their phones, without voided ones.
 */
async function stockEntriesAgree(
  shop: ShopReader,
  units: readonly { cost: number; state: string; entry_number: number | null }[],
  lines: LinesByEntry,
): Promise<string[]> {
  const entries = await shop
    .selectFrom('journal_entries')
    .select(['number', 'ref_type', 'ref_id'])
    .where('ref_type', 'in', ['unit', 'stock-import'])
    .orderBy('number')
    .execute();
  const costs = new Map<number, number>();
  for (const { cost, state, entry_number } of units)
    if (entry_number !== null && state !== 'void')
      costs.set(entry_number, (costs.get(entry_number) ?? 0) + cost);
  const known = new Set(entries.map(({ number }) => number));
  const strays = units.filter(({ entry_number }) => entry_number !== null && !known.has(entry_number));
  const documents = Map.groupBy(entries, ({ ref_type, ref_id }) => `${ref_type} ${ref_id}`);
  return [
    ...strays.map(({ entry_number }) => `Entry ${entry_number} did not enter the phone that names it`),
    ...[...documents.values()].flatMap((own) => {
      const moved: JournalLine[] = own.flatMap(({ number }) => lines.get(number) ?? []);
      return equals(
        `What entry ${own[0]?.number} put into stock`,
        balancesOf(moved).get('stock:phones') ?? 0,
        sum(own.map(({ number }) => costs.get(number) ?? 0)),
      );
    }),
  ];
}

/**
 * Proves that every unit has its own IMEIs, that none is in stock twice, and that the search text matches its
 * fields.
 */
export async function imeisAgree(shop: ShopReader): Promise<string[]> {
  const units = await shop
    .selectFrom('units')
    .select([
      'id',
      'imei1',
      'imei2',
      'state',
      'company_name',
      'model_name',
      'ram_memory',
      'color',
      'name',
      'search_text',
    ])
    .execute();
  const rows = await shop.selectFrom('unit_imeis').select(['unit_id', 'slot', 'imei', 'in_stock']).execute();
  const rowsOf = Map.groupBy(rows, (row) => row.unit_id);
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { imei, in_stock } of rows) {
    if (in_stock === 0) continue;
    if (seen.has(imei)) twice.add(imei);
    seen.add(imei);
  }
  return [
    ...[...twice].map((imei) => `The IMEI ${imei} is in stock twice`),
    ...units
      .filter(({ id, imei1, imei2, state }) => {
        const own = rowsOf.get(id) ?? [];
        const slot = (wanted: 1 | 2) => own.find((row) => row.slot === wanted)?.imei ?? null;
        const isListed = own.every((row) => (row.in_stock === 1) === isHeld(state));
        return slot(1) !== imei1 || slot(2) !== imei2 || !isListed;
      })
      .map(({ imei1 }) => `The IMEIs of the phone ${imei1} are not listed as they are`),
    ...units
      .filter((unit) => unit.search_text !== searchText(unit))
      .map(({ imei1 }) => `The phone ${imei1} is not found by what it says`),
  ];
}

/** Whether a unit is in the shop's hands, and so worth its cost to it. */
function isHeld(state: string): boolean {
  return state === 'in-stock' || state === 'dispatched';
}
