import {
  formatMoney,
  paymentLegs,
  returnDue,
  ruleMessage,
  type SaleDetail,
  type SaleReturn,
  saleReturnLines,
  sum,
  weightedCost,
} from '@handset/domain';
import { addCredit } from '../books/bills.ts';
import { post, requirePast } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { requireBank } from '../wallet/wallet.ts';
import { type CorrectableSale, correctableSale, type LeftUnit } from './correctableSale.ts';
import { saleDetail } from './saleDetail.ts';
import {
  type AccessoriesBack,
  letGo,
  putBackAccessories,
  putBackUnits,
  requireExchangeUnit,
  requireFreeImeis,
} from './takeBack.ts';

/**
 * Takes phones and accessories of a sale back: in stock again at the cost that they left with, the money refunded, the rest off
 * the customer's balance (this sale's own bill first; what is more, the shop owes the customer). The phone that was taken in
 * exchange may go back at its value; where that is more than what came back, the customer pays or owes the difference.
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
  const isWhole = request.units === undefined && request.accessories === undefined;
  const units = isWhole ? sale.units.filter(isWithCustomer) : unitsNamed(sale, request.units ?? []);
  const accessories = isWhole ? restOf(sale) : accessoriesNamed(sale, request.accessories ?? []);
  await requireFreeImeis(shop, units, request.units);
  const exchangeUnit = request.exchangePhone ? await exchangeUnitOf(shop, sale) : undefined;
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
  if (exchangeUnit !== undefined) await letGo(shop, exchangeUnit);
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
  await settleBalance(shop, { returnId, sale, date: request.date, offBalance });
  return saleDetail(shop, id);
}

function isWithCustomer(unit: LeftUnit): boolean {
  return unit.is_live === 1;
}

function unitsNamed(sale: CorrectableSale, ids: readonly string[]): LeftUnit[] {
  return ids.map((id, index) => {
    const unit = sale.units.find(({ unit_id }) => unit_id === id);
    if (!unit) {
      const message = `This phone is not on ${sale.invoice}`;
      throw new Refused(message, { [`units.${index}`]: message });
    }
    if (!isWithCustomer(unit)) {
      const message = `IMEI ${unit.imei1} came back on ${unit.returned_on} already`;
      throw new Conflict(message, { [`units.${index}`]: message });
    }
    return unit;
  });
}

type AccessoryRow = CorrectableSale['accessories'][number];

function leftOf(row: AccessoryRow): number {
  return row.quantity - row.returned_quantity;
}

/** So many of a row, at their share of what the row cost; the last one takes all that is left of it, so that nothing is lost. */
function backFrom(row: AccessoryRow, quantity: number): AccessoriesBack {
  const { position, accessory_id, price } = row;
  const left = { quantity: leftOf(row), value: row.cost - row.returned_cost };
  return { position, accessory_id, quantity, price, cost: weightedCost(left, quantity) };
}

function restOf(sale: CorrectableSale): AccessoriesBack[] {
  return sale.accessories.filter((row) => leftOf(row) > 0).map((row) => backFrom(row, leftOf(row)));
}

function accessoriesNamed(
  sale: CorrectableSale,
  wanted: NonNullable<SaleReturn['accessories']>,
): AccessoriesBack[] {
  return wanted.flatMap(({ _id, quantity }, index) => {
    const rows = sale.accessories.filter((row) => row.accessory_id === _id);
    const [first] = rows;
    if (!first) {
      const message = `This accessory is not on ${sale.invoice}`;
      throw new Refused(message, { [`accessories.${index}._id`]: message });
    }
    const left = sum(rows.map(leftOf));
    if (quantity > left) {
      const message = `${first.name}: ${left} still with the customer, ${quantity} said to come back`;
      throw new Conflict(message, { [`accessories.${index}.quantity`]: message });
    }
    let rest = quantity;
    return rows.flatMap((row) => {
      const back = Math.min(rest, leftOf(row));
      rest -= back;
      return back > 0 ? [backFrom(row, back)] : [];
    });
  });
}

async function exchangeUnitOf(shop: ShopTransaction, sale: CorrectableSale): Promise<string> {
  if (sale.exchange_unit_id !== null) return requireExchangeUnit(shop, sale);
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
    ...(others.length > 0 ? [`${others.length} more phones`] : []),
    ...(pieces > 0 ? [`${pieces} accessories`] : []),
  ].join(' and ');
}

function isEverythingBack(
  sale: CorrectableSale,
  units: readonly LeftUnit[],
  accessories: readonly AccessoriesBack[],
): boolean {
  const stillOut = sale.units.filter(isWithCustomer).length - units.length;
  const left = sum(sale.accessories.map(leftOf)) - sum(accessories.map(({ quantity }) => quantity));
  return stillOut === 0 && left === 0;
}

/** What was not paid comes off the customer's balance, this sale's own bill first, or is added to it. */
async function settleBalance(
  shop: ShopTransaction,
  {
    returnId,
    sale,
    date,
    offBalance,
  }: { returnId: string; sale: CorrectableSale; date: string; offBalance: number },
): Promise<void> {
  if (offBalance === 0) return;
  const bill = await shop
    .selectFrom('bills')
    .select(['amount', 'paid'])
    .where('id', '=', sale.id)
    .executeTakeFirst();
  const own = Math.min(offBalance, bill ? bill.amount - bill.paid : 0);
  await addCredit(shop, {
    id: returnId,
    personId: sale.person_id,
    side: offBalance > 0 ? 'receivable' : 'payable',
    source: 'return',
    date,
    amount: Math.abs(offBalance),
    ...(own > 0 && { chosen: [{ billId: sale.id, amount: own }] }),
  });
}
