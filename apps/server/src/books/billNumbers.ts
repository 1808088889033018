import type { Selectable } from 'kysely';
import type { BillsTable } from '../base/database/Database.ts';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { documentNumbers, entryVoucher } from './vouchers.ts';

/** Numbers of the bills' documents, by id. */
export async function billNumbers(
  shop: ShopReader,
  bills: readonly Pick<Selectable<BillsTable>, 'id' | 'document_type'>[],
): Promise<Map<string, string>> {
  const ids = (type: BillsTable['document_type']) =>
    bills.filter((bill) => bill.document_type === type).map(({ id }) => id);
  const numbers = await documentNumbers(shop, { purchases: ids('purchase'), sales: ids('sale') });
  for (const [type, table, event] of [
    ['accessory-purchase', 'accessory_purchases', 'accessory-purchase'],
    ['opening', 'party_payments', 'opening'],
  ] as const) {
    const own = ids(type);
    if (own.length === 0) continue;
    for (const row of await shop
      .selectFrom(table)
      .select(['id', 'entry_number'])
      .where('id', 'in', own)
      .execute())
      numbers.set(row.id, entryVoucher(event, row.entry_number));
  }
  return numbers;
}
