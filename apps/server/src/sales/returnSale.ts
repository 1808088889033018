import {
  formatMoney,
  paymentLegs,
  returnDue,
  ruleMessage,
  type SaleDetail,
  type SaleReturn,
  saleReturnLines,
  sum,
} from '@handset/domain';
import { addCredit } from '../books/bills.ts';
import { post, requirePast } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { takeOutOfStock } from '../stock/takeOut.ts';
import { requireBank } from '../wallet/wallet.ts';
import { comingBack, isEverythingBack } from './comingBack.ts';
import { type CorrectableSale, correctableSale, type LeftUnit } from './correctableSale.ts';
import { saleDetail } from './saleDetail.ts';
import {
  type AccessoriesBack,
  putBackAccessories,
  putBackUnits,
  requireExchangeUnit,
  requireFreeImeis,
} from './takeBack.ts';

/**
 * Takes phones and accessories of a sale back: in stock again at the cost that they left with, the money refunded, the rest off
 * the customer's balance (this sale's own bill first; what is more, the shop owes the customer). The phone that was taken in
 * exchange may go back at its value: its coming in is undone, so that it is void. Where it is worth more than what came back,
 * the customer pays or owes the difference.
 */
export async function returnSale(
  shop: ShopTransaction,
  id: string,
  request: SaleReturn,
): Promise<SaleDetail> {
  requirePast(shop, 'date', request.date);
  const sale = await correctableSale(shop, id);
  if (request.date < sale.date) {
    const message = ruleMessage('date.past');
    throw new Refused(message, { date: message });
  }
  if (sale.status === 'returned') throw new Conflict(`Everything of ${sale.invoice} came back already`);
  const { units, accessories } = comingBack(sale, request);
  await requireFreeImeis(shop, units, request.units);
  const exchangeUnit = request.exchangePhone ? await exchangeUnitOf(shop, sale, request.date) : undefined;
  const worth = {
    phones: sum(units.map(({ price }) => price)),
    accessories: sum(accessories.map(({ price, quantity }) => price * quantity)),
    phonesCost: sum(units.map(({ cost }) => cost)),
    accessoriesCost: sum(accessories.map(({ cost }) => cost)),
    exchange: exchangeUnit === undefined ? 0 : sale.exchange_value,
  };
  const refund = await refundOf(shop, request, returnDue(worth));
  const lines = saleReturnLines({ ...worth, payment: paymentLegs(refund), party: sale.person_id });
  if (lines.length === 0) {
    const message = 'These were free and cost nothing; set the stock of the accessory right instead';
    throw new Refused(message, { accessories: message });
  }
  const returnId = newId();
  const entry = await post(shop, {
    event: 'sale-return',
    date: request.date,
    description: `Return of ${goodsOf(units, accessories)} on invoice ${sale.invoice}: ${request.reason}`,
    refType: 'sale',
    refId: id,
    personId: sale.person_id,
    lines,
  });
  const offBalance = returnDue(worth) - refund.paid;
  await shop
    .insertInto('sale_returns')
    .values({
      id: returnId,
      sale_id: id,
      kind: 'return',
      date: request.date,
      reason: request.reason,
      phones_total: worth.phones,
      accessories_total: worth.accessories,
      cost_total: worth.phonesCost + worth.accessoriesCost,
      exchange_value: worth.exchange,
      pocket_cash: refund.pocketCash,
      account_cash: refund.accountCash,
      bank_id: refund.bankAccountUsed ?? null,
      off_balance: offBalance,
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  if (exchangeUnit !== undefined) await takeOutOfStock(shop, [exchangeUnit], 'void');
  await putBackUnits(shop, { saleId: id, returnId, units });
  await putBackAccessories(shop, accessories, { saleId: id, returnId, entry, reason: 'return' });
  await shop
    .updateTable('sales')
    .set((row) => ({
      status: isEverythingBack(sale, units, accessories) ? 'returned' : 'part-returned',
      returned_total: sale.returned_total + worth.phones + worth.accessories,
      returned_cost: sale.returned_cost + worth.phonesCost + worth.accessoriesCost,
      refunded: sale.refunded + refund.paid,
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  await addCredit(shop, {
    id: returnId,
    personId: sale.person_id,
    side: offBalance < 0 ? 'payable' : 'receivable',
    source: 'return',
    date: request.date,
    amount: Math.abs(offBalance),
    ...(offBalance > 0 && { chosen: [{ billId: id, amount: offBalance }] }),
  });
  return saleDetail(shop, id);
}

async function exchangeUnitOf(shop: ShopTransaction, sale: CorrectableSale, date: string): Promise<string> {
  if (sale.exchange_unit_id !== null) return requireExchangeUnit(shop, sale, date);
  const message = `No phone was taken in exchange on ${sale.invoice}`;
  throw new Refused(message, { exchangePhone: message });
}

/** The money that moves: to the customer while something is due to the customer, else from the customer. */
async function refundOf(shop: ShopTransaction, { refund }: SaleReturn, due: number) {
  if (refund?.bankAccountUsed) await requireBank(shop, refund.bankAccountUsed);
  const { pocketCash = 0, accountCash = 0, bankAccountUsed } = refund ?? {};
  const money = pocketCash + accountCash;
  if (money > Math.abs(due)) {
    const message =
      due < 0
        ? `The customer has ${formatMoney(-due)} to pay back, not more`
        : `At most ${formatMoney(due)} can be refunded`;
    throw new Refused(message, { [pocketCash > 0 ? 'refund.pocketCash' : 'refund.accountCash']: message });
  }
  return { pocketCash, accountCash, bankAccountUsed, paid: due < 0 ? -money : money };
}

function goodsOf(units: readonly LeftUnit[], accessories: readonly AccessoriesBack[]): string {
  const [unit, ...others] = units;
  const pieces = sum(accessories.map(({ quantity }) => quantity));
  return [
    ...(unit ? [`${unit.company_name} ${unit.model_name}, IMEI ${unit.imei1}`] : []),
    ...(others.length > 0 ? [counted(others.length, 'more phone', 'more phones')] : []),
    ...(pieces > 0 ? [counted(pieces, 'accessory', 'accessories')] : []),
  ].join(' and ');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
