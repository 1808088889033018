import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { invoiceNumberIn } from '../lists/documentNumbers.ts';
import { contains } from '../lists/listQuery.ts';

/** Whether a sale is what a text says: its invoice, its customer's name or number, an IMEI or a model of its phones. */
export function saysOfSale(shop: ShopReader, row: ExpressionBuilder<ShopTables, 'sales'>, q: string) {
  const invoice = invoiceNumberIn(shop.session.shop, q);
  const digits = q.replace(/[\s-]/g, '');
  const isNumber = /^\+?\d+$/.test(digits);
  return row.or([
    row('sales.person_id', 'in', customers(shop, isNumber ? digits : q, isNumber)),
    row('sales.id', 'in', isNumber ? byImei(shop, digits) : byModel(shop, q)),
    ...(invoice === undefined ? [] : [row('sales.invoice_number', '=', invoice)]),
  ]);
}

/** Numbers are kept with their country: the zero that people begin them with is not. */
function customers(shop: ShopReader, text: string, isNumber: boolean) {
  return shop
    .selectFrom('persons')
    .select('id')
    .where((person) =>
      isNumber
        ? person.or([contains('name', text), contains('number', text.replace(/^0/, ''))])
        : contains('name', text),
    );
}

function byImei(shop: ShopReader, digits: string) {
  return shop
    .selectFrom('unit_imeis')
    .innerJoin('sale_units', 'sale_units.unit_id', 'unit_imeis.unit_id')
    .select('sale_units.sale_id')
    .where('unit_imeis.imei', 'like', `%${digits}%`);
}

function byModel(shop: ShopReader, text: string) {
  return shop
    .selectFrom('units')
    .innerJoin('sale_units', 'sale_units.unit_id', 'units.id')
    .select('sale_units.sale_id')
    .where((unit) => unit.or([contains('units.model_name', text), contains('units.company_name', text)]));
}
