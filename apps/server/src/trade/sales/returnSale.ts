import {
  bankUsed,
  documentFigures,
  type GoodsNamed,
  paymentLegs,
  type Refusal,
  refundRange,
  refusal,
  returnDue,
  rupeeAmount,
  type SaleDetail,
  type SaleReturn,
  saleReturnLines,
  sum,
  writeOffUndone,
} from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, inWordsOf, Refused } from '../../base/http/errors.ts';
import { addCredit } from '../../books/bills.ts';
import { booksOf, NOTHING_ELSE } from '../../books/documentBooks.ts';
import { undoLetGo } from '../../books/letGo.ts';
import { post, requirePast } from '../../books/post.ts';
import { isWalkIn } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { takeOutOfStock } from '../../stock/phones/takeOut.ts';
import { type CorrectableSale, correctableSale, type LeftUnit } from './correctableSale.ts';
import { isEverythingBack, returnedItems } from './returnedItems.ts';
import { saleDetail } from './saleDetail.ts';
import { sumsOfSale } from './saleRows.ts';
import {
  type AccessoriesBack,
  type ExchangedUnit,
  putBackAccessories,
  putBackUnits,
  requireExchangeUnit,
  requireFreeImeis,
} from './takeBack.ts';

const REFUND_FIELDS = { pocketCash: 'refund.pocketCash', accountCash: 'refund.accountCash' };

/**
 * Takes phones and accessories of a sale back: into stock at their original cost, with the money refunded and
 * the rest off the customer's balance (this sale's own bill first; any excess is owed to the customer). The
 * exchanged phone may go back at its value, which voids its arrival. When it is worth more than the returned
 * goods, the customer pays or owes the difference.
 */
export async function returnSale(
  shop: ShopTransaction,
  id: string,
  request: SaleReturn,
): Promise<SaleDetail> {
  requirePast(shop, 'date', request.date);
  const sale = await correctableSale(shop, id);
  if (request.date < sale.date) throw new Refused('date.past').at('date');
  if (sale.status === 'returned') throw new Conflict('sale-returned', { invoice: sale.invoice });
  const { units, accessories } = returnedItems(sale, request);
  await requireFreeImeis(shop, units, request.units);
  const exchangeUnit = request.exchangePhone ? await exchangeUnitOf(shop, sale) : undefined;
  const lives = await watchLives(shop, imeisOf(...units, ...(exchangeUnit ? [exchangeUnit] : [])));
  const worth = {
    phones: sum(units.map(({ price }) => price)),
    accessories: sum(accessories.map(({ price, quantity }) => price * quantity)),
    phonesCost: sum(units.map(({ cost }) => cost)),
    accessoriesCost: sum(accessories.map(({ cost }) => cost)),
    exchange: exchangeUnit === undefined ? 0 : sale.exchange_value,
  };
  const refund = await refundOf(shop, sale, request, worth);
  const lines = saleReturnLines({ ...worth, payment: paymentLegs(refund), party: sale.person_id });
  if (lines.length === 0) throw new Refused('return-worth-nothing').at(request.accessories && 'accessories');
  const returnId = newId();
  const posting = post(shop, {
    event: 'sale-return',
    date: request.date,
    description: {
      code: 'sale-return',
      params: { invoice: sale.invoice, reason: request.reason, ...goodsOf(units, accessories) },
    },
    refType: 'sale',
    refId: id,
    personId: sale.person_id,
    lines,
  });
  const entry = await inWordsOf(REFUND_FIELDS, posting);
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
      bank_id: bankUsed(refund),
      off_balance: offBalance,
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  if (exchangeUnit !== undefined) await takeOutOfStock(shop, [exchangeUnit.id], 'void');
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
  await lives.requireSound('date');
  const undone = writeOffUndone(offBalance, refund.figures);
  await undoLetGo(shop, { id, document_type: 'sale' }, { most: undone, date: request.date });
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

async function exchangeUnitOf(shop: ShopTransaction, sale: CorrectableSale): Promise<ExchangedUnit> {
  if (sale.exchange_unit_id !== null) return requireExchangeUnit(shop, sale);
  throw new Refused('exchange-none', { invoice: sale.invoice }).at('exchangePhone');
}

/**
 * The money that moves: to the customer when the return is in the customer's favour, otherwise from the
 * customer. Only received amounts are refunded.
 */
async function refundOf(
  shop: ShopTransaction,
  sale: CorrectableSale,
  { refund }: SaleReturn,
  worth: { phones: number; accessories: number; exchange: number },
) {
  if (refund?.bankAccountUsed) await requireBank(shop, refund.bankAccountUsed);
  const { pocketCash = 0, accountCash = 0, bankAccountUsed } = refund ?? {};
  const money = pocketCash + accountCash;
  const due = returnDue(worth);
  const books = (await booksOf(shop, 'sale', [sale.id])).get(sale.id) ?? NOTHING_ELSE;
  const figures = documentFigures({ ...books, ...sumsOfSale(sale) });
  const { most } = refundRange(due, figures, worth.exchange);
  if (isWalkIn(shop, sale.person_id) && money < due)
    throw new Refused('walk-in-refund', { due: rupeeAmount(due) }).at('refund.pocketCash');
  if (money > most)
    throw new Refused(beyondRefund(sale, due, most)).at(
      pocketCash > 0 ? 'refund.pocketCash' : 'refund.accountCash',
    );
  return { pocketCash, accountCash, bankAccountUsed, paid: due < 0 ? -money : money, figures };
}

/** Why no more than `most` moves. */
function beyondRefund({ invoice }: CorrectableSale, due: number, most: number): Refusal {
  if (due < 0) return refusal('customer-pays-back-less', { due: rupeeAmount(-due) });
  if (most === due) return refusal('refund-above-due', { due: rupeeAmount(due) });
  return most > 0
    ? refusal('refund-above-received', { most: rupeeAmount(most), invoice })
    : refusal('refund-unreceived', { invoice });
}

function goodsOf(
  [unit, ...others]: readonly LeftUnit[],
  accessories: readonly AccessoriesBack[],
): GoodsNamed {
  return {
    ...(unit && { phone: `${unit.company_name} ${unit.model_name}`, imei: unit.imei1 }),
    more: others.length,
    pieces: sum(accessories.map(({ quantity }) => quantity)),
  };
}
