import {
  bankUsed,
  documentFigures,
  type GoodsNamed,
  type PurchaseReturn,
  paymentLegs,
  purchaseLines,
  type Refusal,
  refundRange,
  refusal,
  reverseLines,
  rupeeAmount,
  sum,
  writeOffUndone,
} from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { addCredit } from '../../books/bills.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';
import { booksOf, NOTHING_ELSE } from '../../books/documentBooks.ts';
import { undoLetGo } from '../../books/letGo.ts';
import { post, requirePast } from '../../books/post.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import type { Unit } from '../../stock/phones/changeUnit.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { placesOf } from '../../stock/phones/places.ts';
import { takeOutOfStock } from '../../stock/phones/takeOut.ts';
import { sumsOfPurchase } from './purchases.ts';
import { saveSlip } from './repostSlip.ts';
import { requireSlip, type Slip, unitsOfSlip } from './slip.ts';

/**
 * Returns phones of a slip to the supplier at cost, in an entry of its own day. The supplier's refund arrives
 * in the wallet, and the rest comes off the debt. @throws Conflict when one of the phones is not in stock
 */
export async function returnSlip(shop: ShopTransaction, id: string, given: PurchaseReturn): Promise<void> {
  const slip = await requireSlip(shop, id);
  requireRightToCorrect(shop, slip.date);
  requirePast(shop, 'date', given.date);
  const all = await unitsOfSlip(shop, slip);
  const units = await returnable(shop, all, given.units);
  const lives = await watchLives(shop, imeisOf(...units));
  const total = sum(units.map(({ cost }) => cost));
  const refund = await refundOf(shop, slip, given, total);
  const offBalance = total - refund.pocketCash - refund.accountCash;
  const returnId = newId();
  const entry = await post(shop, {
    event: 'purchase-return',
    date: given.date,
    description: {
      code: 'purchase-return',
      params: { slip: slipNumber(slip.slip_number), reason: given.reason, ...goodsOf(units) },
    },
    refType: 'purchase',
    refId: slip.id,
    personId: slip.person_id,
    lines: reverseLines(
      purchaseLines({ cost: total, payment: paymentLegs(refund), party: slip.person_id, later: offBalance }),
    ),
  });
  await takeOutOfStock(
    shop,
    units.map((unit) => unit.id),
    'returned-to-supplier',
  );
  await recordReturn(shop, {
    id: returnId,
    slip,
    units,
    kind: 'return',
    date: given.date,
    reason: given.reason,
    pocketCash: refund.pocketCash,
    accountCash: refund.accountCash,
    bankId: bankUsed(refund),
    offBalance,
    entry,
  });
  await lives.requireSound('date');
  const others = all.filter((unit) => unit.state !== 'returned-to-supplier').length - units.length;
  await saveSlip(shop, slip, {
    status: others === 0 ? 'returned' : 'part-returned',
    returned_total: slip.returned_total + total,
  });
  const undone = writeOffUndone(offBalance, refund.figures);
  await undoLetGo(shop, { id: slip.id, document_type: 'purchase' }, { most: undone, date: given.date });
  await addCredit(shop, {
    id: returnId,
    personId: slip.person_id,
    side: 'payable',
    source: 'return',
    date: given.date,
    amount: offBalance,
    chosen: [{ billId: slip.id, amount: offBalance }],
  });
}

/** The phones to return: those named, or all remaining ones. All must be in stock. */
async function returnable(
  shop: ShopTransaction,
  units: readonly Unit[],
  named: readonly string[] | undefined,
): Promise<Unit[]> {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const fields: Record<string, Refusal> = {};
  const chosen: Unit[] = [];
  const left = units.filter((unit) => unit.state !== 'returned-to-supplier').map((unit) => unit.id);
  for (const [index, id] of (named ?? left).entries()) {
    const unit = byId.get(id);
    if (!unit) fields[`units.${index}`] = refusal('phone-not-on-slip');
    else if (chosen.includes(unit)) fields[`units.${index}`] = refusal('phone-named-twice');
    else chosen.push(unit);
  }
  const [wrong] = Object.values(fields);
  if (wrong) throw new Refused(wrong).naming(fields);
  await requireInStock(shop, chosen, 'units');
  return chosen;
}

/** Refuses units that are not in stock, saying where each of them is. */
export async function requireInStock(
  shop: ShopTransaction,
  units: readonly Unit[],
  field: string,
): Promise<void> {
  const elsewhere = units.filter(({ state }) => state !== 'in-stock');
  if (elsewhere.length === 0) return;
  const places = await placesOf(shop, elsewhere);
  const fields = Object.fromEntries(
    units.flatMap(({ id, state }, index) => {
      const place = places.get(id);
      return state === 'in-stock' || !place
        ? []
        : [[`${field}.${index}`, refusal('phone-elsewhere', { place })] as const];
    }),
  );
  const [first] = Object.values(fields);
  if (!first) return;
  const others = elsewhere.length - 1;
  throw new Conflict(others > 0 ? refusal('several-refused', { first, others }) : first).naming(fields);
}

/** The money that the supplier pays back: no more than the phones cost, nor than was paid for the slip. */
async function refundOf(shop: ShopTransaction, slip: Slip, { refund }: PurchaseReturn, total: number) {
  const pocketCash = refund?.pocketCash ?? 0;
  const accountCash = refund?.accountCash ?? 0;
  const books = (await booksOf(shop, 'purchase', [slip.id])).get(slip.id) ?? NOTHING_ELSE;
  const figures = documentFigures({ ...books, ...sumsOfPurchase(slip) });
  const { most } = refundRange(total, figures);
  if (pocketCash + accountCash > most)
    throw new Refused(beyondRefund(slip, total, most)).at(
      pocketCash > 0 ? 'refund.pocketCash' : 'refund.accountCash',
    );
  const bankAccountUsed = refund?.bankAccountUsed;
  if (bankAccountUsed) await requireBank(shop, bankAccountUsed);
  return { pocketCash, accountCash, bankAccountUsed, figures };
}

/** Why the supplier pays no more back than `most`. */
function beyondRefund({ slip_number }: Slip, total: number, most: number): Refusal {
  const slip = slipNumber(slip_number);
  if (most === total) return refusal('supplier-refund-above-cost', { cost: rupeeAmount(total) });
  return most > 0
    ? refusal('supplier-refund-above-paid', { most: rupeeAmount(most), slip })
    : refusal('supplier-refund-unpaid', { slip });
}

function goodsOf([first, ...others]: readonly Unit[]): GoodsNamed {
  if (!first) return {};
  return { phone: `${first.company_name} ${first.model_name}`, imei: first.imei1, more: others.length };
}

/** Record of a return or a void. */
export interface ReturnRecord {
  id: string;
  slip: Slip;
  units: readonly Unit[];
  kind: 'return' | 'void';
  date: string;
  reason: string;
  pocketCash: number;
  accountCash: number;
  bankId: string | null;
  offBalance: number;
  entry: number;
}

/** Records a return or a void with its phones at cost. */
export async function recordReturn(shop: ShopTransaction, it: ReturnRecord): Promise<void> {
  await shop
    .insertInto('purchase_returns')
    .values({
      id: it.id,
      purchase_id: it.slip.id,
      kind: it.kind,
      date: it.date,
      reason: it.reason,
      total: it.pocketCash + it.accountCash + it.offBalance,
      pocket_cash: it.pocketCash,
      account_cash: it.accountCash,
      bank_id: it.bankId,
      off_balance: it.offBalance,
      entry_number: it.entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  const rows = it.units.map(({ id, cost }) => ({ return_id: it.id, unit_id: id, cost }));
  for (const some of chunks(rows, 1000))
    await shop.insertInto('purchase_return_units').values(some).execute();
}
