import type { SaleDetail } from '@handset/domain';
import { removeBill } from '../books/bills.ts';
import { correct } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict } from '../http/errors.ts';
import { takeOutOfStock } from '../stock/takeOut.ts';
import { correctableSale } from './correctableSale.ts';
import { saleDetail } from './saleDetail.ts';
import { putBackAccessories, putBackUnits, requireExchangeUnit, requireFreeImeis } from './takeBack.ts';

/**
 * Undoes a sale as a whole, today: the exact reversal of its entry, phones and accessories back in stock, the phone taken in
 * exchange back with the customer, nothing left to be paid. What the customer had paid of it since becomes an advance. The
 * number of the invoice stays used.
 */
export async function voidSale(
  shop: ShopTransaction,
  id: string,
  { reason }: { reason: string },
): Promise<SaleDetail> {
  const sale = await correctableSale(shop, id);
  if (sale.status !== 'posted')
    throw new Conflict(`Something of ${sale.invoice} came back already; take the rest back as a return`);
  await requireFreeImeis(shop, sale.units);
  const exchangeUnit =
    sale.exchange_unit_id === null ? undefined : await requireExchangeUnit(shop, sale, shop.today);
  const { reversal } = await correct(shop, {
    entry: sale.entry_number,
    date: shop.today,
    description: `Invoice ${sale.invoice} is void: ${reason}`,
  });
  const returnId = newId();
  await shop
    .insertInto('sale_returns')
    .values({
      id: returnId,
      sale_id: id,
      kind: 'void',
      date: shop.today,
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
  if (exchangeUnit !== undefined) await takeOutOfStock(shop, [exchangeUnit], 'void');
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
  if (sale.dispatch_id !== null) await takeOffDispatch(shop, id, sale.invoice);
  await removeBill(shop, id);
  return saleDetail(shop, id);
}

/** The phones were not sold off their dispatch after all: they came back. */
async function takeOffDispatch(shop: ShopTransaction, saleId: string, invoice: string): Promise<void> {
  await shop
    .updateTable('dispatch_units')
    .set({ state: 'returned', resolved_on: shop.today, reason: `Invoice ${invoice} is void`, sale_id: null })
    .where('sale_id', '=', saleId)
    .execute();
}
