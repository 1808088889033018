import {
  bankUsed,
  may,
  type PartyEntry,
  type PartyPayment,
  type PartyPaymentMade,
  type PaymentVoid,
  partyEntryLines,
  partyPaymentLines,
  paymentLegs,
  refusal,
  rupeeAmount,
  type Side,
  sum,
} from '@handset/domain';
import type { Insertable } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, Forbidden, NotFound, Refused } from '../../base/http/errors.ts';
import { accountBalance } from '../../books/balances.ts';
import { addCredit, openBill, removeBill, removeCredit } from '../../books/bills.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';
import { openBills } from '../../books/openBills.ts';
import { correct, post, requirePast } from '../../books/post.ts';
import { requireBank } from '../wallet/wallet.ts';
import { requireNamedPerson } from './parties.ts';
import { paymentMade } from './paymentMade.ts';
import { eventOfPayment, paymentVoucher } from './paymentRecords.ts';

/** `in`: the party owes us; `out`: we owe the party. */
function sideOf(direction: 'in' | 'out'): Side {
  return direction === 'in' ? 'receivable' : 'payable';
}

/**
 * Receives money from a party or pays it: the chosen bills first, then the oldest due. The excess becomes an
 * advance.
 */
export async function payParty(
  shop: ShopTransaction,
  personId: string,
  payment: PartyPayment,
): Promise<PartyPaymentMade> {
  requirePast(shop, 'date', payment.date);
  const person = await requireNamedPerson(shop, personId);
  if (payment.bankAccountUsed) await requireBank(shop, payment.bankAccountUsed);
  const { direction, date, amount, note } = payment;
  const id = newId();
  const entry = await post(shop, {
    event: eventOfPayment({ kind: 'payment', direction }),
    date,
    description: note ?? {
      code: direction === 'in' ? 'payment-in' : 'payment-out',
      params: { party: person.name },
    },
    refType: 'payment',
    refId: id,
    personId,
    lines: partyPaymentLines({ direction, party: personId, amount, payment: paymentLegs(payment) }),
  });
  const accountCash = payment.accountCash ?? 0;
  await record(shop, {
    id,
    person_id: personId,
    kind: 'payment',
    direction,
    date,
    amount,
    pocket_cash: payment.pocketCash ?? 0,
    account_cash: accountCash,
    bank_id: bankUsed(payment),
    note: note ?? null,
    entry_number: entry,
  });
  await addCredit(shop, {
    id,
    personId,
    side: sideOf(direction),
    source: 'payment',
    date,
    amount,
    chosen: payment.bills,
  });
  return paymentMade(shop, id);
}

/** Records an opening balance or a write-off, in either direction. */
export async function enterOnParty(
  shop: ShopTransaction,
  personId: string,
  entry: PartyEntry,
): Promise<PartyPaymentMade> {
  requirePast(shop, 'date', entry.date);
  const person = await requireNamedPerson(shop, personId);
  const { kind, direction, date, amount, note } = entry;
  const side = sideOf(direction);
  if (kind === 'write-off') {
    if (entry.expected !== undefined && entry.expected !== (await accountBalance(shop, `party:${personId}`)))
      throw new Conflict('debt-outdated', { party: person.name });
    await requireOpen(shop, personId, side, amount);
  }
  const id = newId();
  const noted = note ? { note } : {};
  const number = await post(shop, {
    event: eventOfPayment({ kind, direction }),
    date,
    description:
      kind === 'opening'
        ? { code: 'opening-of', params: { name: person.name, ...noted } }
        : { code: 'write-off', params: { party: person.name, ...noted } },
    refType: 'payment',
    refId: id,
    personId,
    lines: partyEntryLines({ kind, direction, party: personId, amount }),
  });
  await record(shop, {
    id,
    person_id: personId,
    kind,
    direction,
    date,
    amount,
    pocket_cash: 0,
    account_cash: 0,
    bank_id: null,
    note: note ?? null,
    entry_number: number,
  });
  if (kind === 'opening')
    await openBill(shop, {
      id,
      personId,
      side,
      documentType: 'opening',
      date,
      dueDate: entry.dueDate ?? null,
      amount,
    });
  else await addCredit(shop, { id, personId, side, source: 'write-off', date, amount, chosen: entry.bills });
  return paymentMade(shop, id);
}

/** Refuses to write off more than is owed. @throws Refused */
async function requireOpen(
  shop: ShopTransaction,
  personId: string,
  side: Side,
  amount: number,
): Promise<void> {
  const open = sum((await openBills(shop, personId, side)).map(({ rest }) => rest));
  if (amount <= open) return;
  const why = open === 0 ? refusal('debt-none') : refusal('debt-smaller', { open: rupeeAmount(open) });
  throw new Refused(why).at('amount');
}

/**
 * Reverses a payment, an opening balance or a write-off. Its bills are open again.
 * @throws Forbidden for an employee, unless it is a payment of today; Conflict when it was voided before
 */
export async function voidPayment(
  shop: ShopTransaction,
  id: string,
  { reason, date = shop.today }: PaymentVoid,
): Promise<{ _id: string; reversedBy: number; balance: number }> {
  const payment = await shop
    .selectFrom('party_payments')
    .select(['id', 'person_id', 'kind', 'direction', 'date', 'entry_number', 'reversed_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new NotFound('payment-unknown');
  if (payment.kind !== 'payment' && !may(shop.session.role, 'open-books'))
    throw new Forbidden('openings-undone-by-owner');
  requireRightToCorrect(shop, payment.date);
  const voucher = paymentVoucher(payment);
  if (payment.reversed_by !== null)
    throw new Conflict('payment-undone', { voucher, entry: payment.reversed_by });
  if (date < payment.date) throw new Refused('date.past').at('date');
  const { reversal } = await correct(shop, {
    entry: payment.entry_number,
    date,
    description: { code: 'payment-void', params: { voucher, reason } },
  });
  await shop.updateTable('party_payments').set({ reversed_by: reversal }).where('id', '=', id).execute();
  if (payment.kind === 'opening') await removeBill(shop, id, date);
  else await removeCredit(shop, id);
  const balance = await accountBalance(shop, `party:${payment.person_id}`);
  return { _id: id, reversedBy: reversal, balance };
}

/** Content of a party's document. The session supplies author and time. */
type Paper = Omit<Insertable<ShopTables['party_payments']>, 'created_by' | 'created_at' | 'reversed_by'>;

async function record(shop: ShopTransaction, paper: Paper): Promise<void> {
  await shop
    .insertInto('party_payments')
    .values({ ...paper, created_by: shop.session.userId, created_at: shop.now })
    .execute();
}
