import { type AccountId, sum } from '@handset/domain';
import { equals, type LinesByEntry } from '../books/proof.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** The phones in the shop's hands are worth what the books say; each unit is in one state and sold at most once. */
export async function unitsAgree(
  shop: ShopReader,
  _lines: LinesByEntry,
  balances: ReadonlyMap<AccountId, number>,
): Promise<string[]> {
  const units = await shop.selectFrom('units').select(['id', 'imei1', 'cost', 'state']).execute();
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
  ];
}

/** Every unit bears its own IMEIs, and none is in stock twice. */
export async function imeisAgree(shop: ShopReader): Promise<string[]> {
  const units = await shop.selectFrom('units').select(['id', 'imei1', 'imei2', 'state']).execute();
  const rows = await shop.selectFrom('unit_imeis').select(['unit_id', 'slot', 'imei', 'in_stock']).execute();
  const rowsOf = Map.groupBy(rows, (row) => row.unit_id);
  const held = rows.filter((row) => row.in_stock === 1).map((row) => row.imei);
  const twice = held.filter((imei, index) => held.indexOf(imei, index + 1) !== -1);
  return [
    ...twice.map((imei) => `The IMEI ${imei} is in stock twice`),
    ...units
      .filter(({ id, imei1, imei2, state }) => {
        const own = rowsOf.get(id) ?? [];
        const slot = (wanted: 1 | 2) => own.find((row) => row.slot === wanted)?.imei ?? null;
        const isListed = own.every((row) => (row.in_stock === 1) === isHeld(state));
        return slot(1) !== imei1 || slot(2) !== imei2 || !isListed;
      })
      .map(({ imei1 }) => `The IMEIs of the phone ${imei1} are not listed as they are`),
  ];
}

/** Whether a unit is in the shop's hands, and so worth its cost to it. */
function isHeld(state: string): boolean {
  return state === 'in-stock' || state === 'dispatched';
}
