import { readSearch, type SearchText } from '@handset/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { hasNumber, saysOfPhones } from '../../base/lists/contains.ts';
import { personsCalled } from '../../money/parties/personsCalled.ts';

/** A condition on `sales`. */
export type SaleCondition = (row: ExpressionBuilder<ShopTables, 'sales'>) => Expression<SqlBool>;

/** Maximum number of ids passed along. With more matches each query searches by itself. */
const MAX_IDS = 1_000;

/**
 * Finds sales by invoice number, customer name or number in any spelling, model, accessory, or part of an
 * IMEI. A list runs several queries, so a text with few matches is searched only once.
 */
export async function salesFound(shop: ShopReader, q: string): Promise<SaleCondition> {
  const said = await saysOfSale(shop, q);
  const found = await shop
    .selectFrom('sales')
    .select('id')
    .where(said)
    .limit(MAX_IDS + 1)
    .execute();
  return found.length > MAX_IDS ? said : among('sales.id', found);
}

async function saysOfSale(shop: ShopReader, q: string): Promise<SaleCondition> {
  const prefixes = shop.session.shop.invoicePrefixes.map(({ prefix }) => prefix);
  const text = readSearch(q, prefixes);
  const customers = await customersCalled(shop, text);
  return (row) =>
    row.or([
      saysOfPhones('sales.search_text', text),
      hasNumber('sales.invoice_number', text.invoice),
      customers(row),
    ]);
}

async function customersCalled(shop: ShopReader, text: SearchText): Promise<SaleCondition> {
  const called = personsCalled(shop, text);
  const found = await called.limit(MAX_IDS + 1).execute();
  if (found.length > MAX_IDS) return (row) => row('sales.person_id', 'in', called);
  return among('sales.person_id', found);
}

function among(column: 'sales.id' | 'sales.person_id', rows: readonly { id: string }[]): SaleCondition {
  const ids = rows.map(({ id }) => id);
  return (row) => (ids.length > 0 ? row(column, 'in', ids) : row.lit(false));
}
