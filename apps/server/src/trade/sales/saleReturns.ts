import type { SaleDetail } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { bankOfDocument } from '../../money/wallet/bankOfDocument.ts';
import type { SoldUnit } from './saleRows.ts';

/** Returns of a sale, oldest first. */
export async function saleReturns(
  shop: ShopReader,
  saleId: string,
  units: readonly SoldUnit[],
): Promise<SaleDetail['returns']> {
  const rows = await shop
    .selectFrom('sale_returns')
    .innerJoin('users', 'users.id', 'sale_returns.created_by')
    .leftJoin('banks', 'banks.id', 'sale_returns.bank_id')
    .selectAll('sale_returns')
    .select(['users.username', 'banks.bank_name', 'banks.account_type'])
    .where('sale_returns.sale_id', '=', saleId)
    .orderBy('sale_returns.entry_number')
    .execute();
  const accessories = await shop
    .selectFrom('sale_return_accessories')
    .innerJoin('sale_returns', 'sale_returns.id', 'sale_return_accessories.return_id')
    .innerJoin('accessories', 'accessories.id', 'sale_return_accessories.accessory_id')
    .select([
      'sale_return_accessories.return_id',
      'sale_return_accessories.accessory_id',
      'accessories.name',
      'sale_return_accessories.quantity',
      'sale_return_accessories.price',
    ])
    .where('sale_returns.sale_id', '=', saleId)
    .orderBy('sale_return_accessories.position')
    .execute();
  const accessoriesOf = Map.groupBy(accessories, (row) => row.return_id);
  const unitsOf = Map.groupBy(units, (unit) => unit.return_id);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    date: row.date,
    reason: row.reason,
    total: row.phones_total + row.accessories_total,
    units: (unitsOf.get(row.id) ?? []).map(({ id }) => id),
    accessories: (accessoriesOf.get(row.id) ?? []).map((accessory) => ({
      _id: accessory.accessory_id,
      accessoryName: accessory.name,
      quantity: accessory.quantity,
      price: accessory.price,
      amount: accessory.price * accessory.quantity,
    })),
    exchangeValue: row.exchange_value,
    refund: {
      pocketCash: row.pocket_cash,
      accountCash: row.account_cash,
      bank: bankOfDocument(row),
    },
    moneyIn: row.phones_total + row.accessories_total < row.exchange_value,
    offBalance: row.off_balance,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  }));
}
