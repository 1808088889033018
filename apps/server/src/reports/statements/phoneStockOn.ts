import { type Day, type MinorUnits, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/** Cost of the phones in stock, by condition. */
export interface PhoneStock {
  new: MinorUnits;
  used: MinorUnits;
}

/**
 * Cost of the phones in stock at the end of a day. For a past day it is derived from the documents that
 * brought and took them; phones entered by mistake and voided since are left out.
 */
export async function phoneStockOn(shop: ShopReader, day: Day): Promise<PhoneStock> {
  let units = shop
    .selectFrom('units')
    .select((row) => ['condition', row.fn.sum<number>('units.cost').as('cost')])
    .groupBy(['state', 'condition']);
  if (day >= shop.today) units = units.where('state', 'in', ['in-stock', 'dispatched']);
  else
    units = units
      .where('acquired_on', '<=', day)
      .where('state', '<>', 'void')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('sale_units')
              .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
              .leftJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
              .select('sale_units.sale_id')
              .whereRef('sale_units.unit_id', '=', 'units.id')
              .where('sales.date', '<=', day)
              .where((or) => or.or([or('sale_returns.date', 'is', null), or('sale_returns.date', '>', day)])),
          ),
        ),
      )
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('purchase_return_units')
              .innerJoin('purchase_returns', 'purchase_returns.id', 'purchase_return_units.return_id')
              .select('purchase_return_units.return_id')
              .whereRef('purchase_return_units.unit_id', '=', 'units.id')
              .where('purchase_returns.date', '<=', day),
          ),
        ),
      );
  const rows = await units.execute();
  const cost = (condition: string) =>
    sum(rows.filter((row) => row.condition === condition).map((row) => row.cost));
  return { new: cost('New'), used: cost('Used') };
}
