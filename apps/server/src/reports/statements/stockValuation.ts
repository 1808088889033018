import { type MinorUnits, type StockValuation, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { accountBalance } from '../../books/balances.ts';

/** Cost of the stock by company and kind, compared with the accounts. */
export async function stockValuation(shop: ShopReader): Promise<StockValuation> {
  const units = await shop
    .selectFrom('units')
    .select((row) => [
      'company_name',
      'condition',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('cost').as('value'),
      row.fn.coalesce(row.fn.sum<number>('demand_price'), row.lit(0)).as('demand'),
    ])
    .where('state', 'in', ['in-stock', 'dispatched'])
    .groupBy(['company_name', 'condition'])
    .execute();
  const accessories = await shop
    .selectFrom('accessories')
    .select(['id', 'name', 'quantity', 'value', 'sale_price'])
    .where('quantity', '>', 0)
    .orderBy('name_key')
    .execute();
  const books = {
    phones: await accountBalance(shop, 'stock:phones'),
    accessories: await accountBalance(shop, 'stock:accessories'),
  };
  const of = (condition: string) => stocked(units.filter((row) => row.condition === condition));
  const value = sum([...units, ...accessories].map((row) => row.value));
  return {
    phones: {
      companies: [...Map.groupBy(units, (row) => row.company_name)]
        .map(([company, own]) => ({
          company,
          new: stocked(own.filter((row) => row.condition === 'New')),
          used: stocked(own.filter((row) => row.condition === 'Used')),
          total: stocked(own),
          demandValue: sum(own.map((row) => row.demand)),
        }))
        .sort((one, other) => other.total.value - one.total.value || (one.company < other.company ? -1 : 1)),
      new: of('New'),
      used: of('Used'),
      total: stocked(units),
      demandValue: sum(units.map((row) => row.demand)),
    },
    accessories: {
      items: accessories.map((row) => ({
        _id: row.id,
        accessoryName: row.name,
        count: row.quantity,
        value: row.value,
        saleValue: row.sale_price === null ? null : row.sale_price * row.quantity,
      })),
      total: {
        count: sum(accessories.map((row) => row.quantity)),
        value: sum(accessories.map((row) => row.value)),
      },
    },
    value,
    books: { phones: books.phones, accessories: books.accessories },
    difference: value - books.phones - books.accessories,
  };
}

function stocked(rows: readonly { count: number; value: MinorUnits }[]) {
  return { count: sum(rows.map((row) => row.count)), value: sum(rows.map((row) => row.value)) };
}
