import type { SaleDetail, SaleVoid } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import { removeBill } from '../../books/bills.ts';
import { correct, requirePast } from '../../books/post.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { takeOutOfStock } from '../../stock/phones/takeOut.ts';
import { correctableSale } from './correctableSale.ts';
import { saleDetail } from './saleDetail.ts';
import { putBackAccessories, putBackUnits, requireExchangeUnit, requireFreeImeis } from './takeBack.ts';

/**
 * Voids a whole sale as of a day: reverses its entry exactly, returns phones and accessories to stock and the
 * exchanged phone to the customer, and clears the debt. Later payments become an advance. The invoice number
 * stays used.
 */
export async function voidSale(
  shop: ShopTransaction,
  id: string,
  { reason, date = shop.today }: SaleVoid,
): Promise<SaleDetail> {
  requirePast(shop, 'date', date);
  const sale = await correctableSale(shop, id);
  if (date < sale.date) throw new Refused('date.before-entry').at('date');
  if (sale.status !== 'posted') throw new Conflict('sale-part-returned', { invoice: sale.invoice });
  await requireFreeImeis(shop, sale.units);
  const exchangeUnit =
    sale.exchange_unit_id === null ? undefined : await requireExchangeUnit(shop, sale, false);
  const lives = await watchLives(shop, imeisOf(...sale.units, ...(exchangeUnit ? [exchangeUnit] : [])));
  const { reversal } = await correct(shop, {
    entry: sale.entry_number,
    date,
    description: { code: 'sale-void', params: { invoice: sale.invoice, reason } },
  });
  const returnId = newId();
  await shop
    .insertInto('sale_returns')
    .values({
      id: returnId,
      sale_id: id,
      kind: 'void',
      date,
      reason,
      phones_total: sale.phones_total,
      accessories_total: sale.accessories_total,
      cost_total: sale.cost_total,
      exchange_value: sale.exchange_value,
      pocket_cash: sale.pocket_cash,
      account_cash: sale.account_cash,
      bank_id: sale.bank_id,
      off_balance: sale.payable_later,
      entry_number: reversal,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  if (exchangeUnit !== undefined) await takeOutOfStock(shop, [exchangeUnit.id], 'void');
  await putBackUnits(shop, { saleId: id, returnId, units: sale.units });
  const accessories = sale.accessories.map(({ position, accessory_id, quantity, price, cost }) => ({
    position,
    accessory_id,
    quantity,
    price,
    cost,
  }));
  await putBackAccessories(shop, accessories, { saleId: id, returnId, entry: reversal, reason: 'reversal' });
  await shop
    .updateTable('sales')
    .set((row) => ({
      status: 'void',
      returned_total: sale.phones_total + sale.accessories_total,
      returned_cost: sale.cost_total,
      refunded: sale.received,
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  if (sale.dispatch_id !== null) await takeOffDispatch(shop, id, { invoice: sale.invoice, date });
  await lives.requireSound('date');
  await removeBill(shop, id, date);
  return saleDetail(shop, id);
}

/** The phones were not sold off their dispatch after all: they came back. */
async function takeOffDispatch(
  shop: ShopTransaction,
  saleId: string,
  { invoice, date }: { invoice: string; date: string },
): Promise<void> {
  await shop
    .updateTable('dispatch_units')
    .set({ state: 'returned', resolved_on: date, reason: `Invoice ${invoice} is void`, sale_id: null })
    .where('sale_id', '=', saleId)
    .execute();
}
