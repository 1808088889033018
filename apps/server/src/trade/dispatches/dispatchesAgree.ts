import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { dispatchNumber } from '../../base/lists/documentNumbers.ts';

/**
 * Proves that a dispatched phone is out on exactly one dispatch, and that phones sold off a dispatch and the
 * sale that settled it name each other.
 */
export async function dispatchesAgree(shop: ShopReader): Promise<string[]> {
  const rows = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .leftJoin('sales', 'sales.id', 'dispatch_units.sale_id')
    .leftJoin('sale_units', (join) =>
      join
        .onRef('sale_units.sale_id', '=', 'dispatch_units.sale_id')
        .onRef('sale_units.unit_id', '=', 'dispatch_units.unit_id'),
    )
    .select([
      'dispatches.number',
      'dispatches.date',
      'dispatch_units.dispatch_id',
      'dispatch_units.unit_id',
      'dispatch_units.state',
      'dispatch_units.resolved_on',
      'dispatch_units.sale_id',
      'units.imei1',
      'sales.dispatch_id as settles',
      'sales.status',
      'sale_units.unit_id as sold_unit',
    ])
    .execute();
  const dispatches = await shop.selectFrom('dispatches').select(['id', 'number']).execute();
  const dispatched = await shop
    .selectFrom('units')
    .select(['id', 'imei1'])
    .where('state', '=', 'dispatched')
    .execute();
  const settled = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .select(['sales.invoice_number', 'sales.dispatch_id', 'sale_units.unit_id', 'sale_units.imei1'])
    .where('sales.dispatch_id', 'is not', null)
    .execute();
  const out = Map.groupBy(
    rows.filter(({ state }) => state === 'out'),
    ({ unit_id }) => unit_id,
  );
  const isDispatched = new Set(dispatched.map(({ id }) => id));
  const sent = new Set(rows.map(({ dispatch_id, unit_id }) => `${dispatch_id} ${unit_id}`));
  const filled = new Set(rows.map(({ dispatch_id }) => dispatch_id));
  return [
    ...dispatches
      .filter(({ id }) => !filled.has(id))
      .map(({ number }) => `The dispatch ${dispatchNumber(number)} sent nothing out`),
    ...rows
      .filter((row) => !isResolvedRight(row))
      .map(
        ({ imei1, number, state }) =>
          `The phone ${imei1} is not ${state} on ${dispatchNumber(number)} as it says`,
      ),
    ...dispatched
      .filter(({ id }) => out.get(id)?.length !== 1)
      .map(({ imei1 }) => `The phone ${imei1} is dispatched, but not out on one dispatch`),
    ...rows
      .filter(({ state, unit_id }) => state === 'out' && !isDispatched.has(unit_id))
      .map(
        ({ imei1, number }) =>
          `The phone ${imei1} is out on ${dispatchNumber(number)}, but is not dispatched`,
      ),
    ...settled
      .filter(({ dispatch_id, unit_id }) => !sent.has(`${dispatch_id} ${unit_id}`))
      .map(
        (row) =>
          `Invoice ${row.invoice_number} sold the phone ${row.imei1} off a dispatch that it was not on`,
      ),
  ];
}

/** Whether a phone's state on its dispatch agrees with its dates and sale. */
function isResolvedRight(row: {
  date: string;
  dispatch_id: string;
  state: 'out' | 'returned' | 'sold';
  resolved_on: string | null;
  sale_id: string | null;
  settles: string | null;
  status: string | null;
  sold_unit: string | null;
}): boolean {
  const isTimely = row.resolved_on !== null && row.resolved_on >= row.date;
  if (row.state === 'out') return row.resolved_on === null && row.sale_id === null;
  if (row.state === 'returned') return isTimely && row.sale_id === null;
  return isTimely && row.settles === row.dispatch_id && row.status !== 'void' && row.sold_unit !== null;
}
