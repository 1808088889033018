import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';

/** A sale that something of is about to come back. @throws Forbidden when it is not the asker's to correct any more. */
export async function correctableSale(shop: ShopTransaction, id: string) {
  const sale = await shop.selectFrom('sales').selectAll().where('id', '=', id).executeTakeFirst();
  if (!sale) throw new NotFound('sale-unknown');
  const invoice = invoiceNumber(shop.session.shop, sale.invoice_number);
  requireRightToCorrect(shop, sale.date);
  if (sale.status === 'void') throw new Conflict('sale-void', { invoice });
  const units = await shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .leftJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
    .select([
      'sale_units.unit_id',
      'sale_units.price',
      'sale_units.cost',
      'sale_units.is_live',
      'sale_returns.date as returned_on',
      'units.imei1',
      'units.imei2',
      'units.company_name',
      'units.model_name',
    ])
    .where('sale_units.sale_id', '=', id)
    .orderBy('sale_units.position')
    .execute();
  const accessories = await shop
    .selectFrom('sale_accessories')
    .selectAll()
    .where('sale_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...sale, invoice, units, accessories };
}

/** A sale before a return. */
export type CorrectableSale = Awaited<ReturnType<typeof correctableSale>>;

/** A phone still on the sale. */
export type LeftUnit = CorrectableSale['units'][number];
