import {
  formatMoney,
  may,
  type PartyEntry,
  type PartyPayment,
  type PartyPaymentMade,
  type PaymentVoid,
  partyEntryLines,
  partyPaymentLines,
  paymentLegs,
  ruleMessage,
  type Side,
  sum,
  toRupees,
} from '@handset/domain';
import type { Insertable } from 'kysely';
import { accountBalance } from '../books/balances.ts';
import { addCredit, openBill, removeBill, removeCredit } from '../books/bills.ts';
import { requireRightToCorrect } from '../books/correctionRights.ts';
import { openBills } from '../books/openBills.ts';
import { correct, post, requirePast } from '../books/post.ts';
import type { ShopTables } from '../database/Database.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Forbidden, NotFound, Refused } from '../http/errors.ts';
import { requireBank } from '../wallet/wallet.ts';
import { requirePerson } from './parties.ts';
import { paymentMade } from './paymentMade.ts';
import { eventOfPayment, paymentVoucher } from './paymentRecords.ts';

/** `in` is what the party owes us, `out` what we owe the party. */
function sideOf(direction: 'in' | 'out'): Side {
  return direction === 'in' ? 'receivable' : 'payable';
}

/** Takes money from a party or pays it: the chosen bills first, then the oldest due; more than is owed becomes an advance. */
export async function payParty(
  shop: ShopTransaction,
  personId: string,
  payment: PartyPayment,
): Promise<PartyPaymentMade> {
  requirePast(shop, 'date', payment.date);
  const person = await requirePerson(shop, personId);
  if (payment.bankAccountUsed) await requireBank(shop, payment.bankAccountUsed);
  const { direction, date, amount, note } = payment;
  const balanceBefore = await accountBalance(shop, `party:${personId}`);
  const id = newId();
  const entry = await post(shop, {
    event: eventOfPayment({ kind: 'payment', direction }),
    date,
    description: note ?? (direction === 'in' ? `Received from ${person.name}` : `Paid to ${person.name}`),
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
    bank_id: accountCash > 0 ? (payment.bankAccountUsed ?? null) : null,
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
  return paymentMade(shop, id, balanceBefore);
}

/** Notes what stood open with a party before the books began, or lets a debt go, ours or theirs. */
export async function enterOnParty(
  shop: ShopTransaction,
  personId: string,
  entry: PartyEntry,
): Promise<PartyPaymentMade> {
  requirePast(shop, 'date', entry.date);
  const person = await requirePerson(shop, personId);
  const { kind, direction, date, amount, note } = entry;
  const side = sideOf(direction);
  if (kind === 'write-off') await requireOpen(shop, personId, side, amount);
  const balanceBefore = await accountBalance(shop, `party:${personId}`);
  const id = newId();
  const said = kind === 'opening' ? `Opening balance of ${person.name}` : `Debt let go: ${person.name}`;
  const number = await post(shop, {
    event: eventOfPayment({ kind, direction }),
    date,
    description: note ? `${said}: ${note}` : said,
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
  return paymentMade(shop, id, balanceBefore);
}

/** Only what is owed can be let go; more would be a gift. */
async function requireOpen(
  shop: ShopTransaction,
  personId: string,
  side: Side,
  amount: number,
): Promise<void> {
  const open = sum((await openBills(shop, personId, side)).map(({ rest }) => rest));
  if (amount <= open) return;
  const message =
    open === 0
      ? 'Nothing is open that could be let go'
      : `Only ${formatMoney(open)} is open and can be let go`;
  throw new Refused(message, { amount: message });
}

/**
 * Undoes a payment, an opening balance or a debt let go by a linked reversal: what it settled is open again.
 * @throws Forbidden for an employee, unless it is a payment of today; Conflict when it was undone before.
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
  if (!payment) throw new NotFound('There is no such payment in this shop');
  if (payment.kind !== 'payment' && !may(shop.session.role, 'open-books'))
    throw new Forbidden('Only the owner undoes opening balances and debts let go');
  requireRightToCorrect(shop, payment.date);
  const voucher = paymentVoucher(payment);
  if (payment.reversed_by !== null)
    throw new Conflict(`${voucher} was undone already, by entry ${payment.reversed_by}`);
  if (date < payment.date) {
    const message = ruleMessage('date.past');
    throw new Refused(message, { date: message });
  }
  const { reversal } = await correct(shop, {
    entry: payment.entry_number,
    date,
    description: `${voucher} is void: ${reason}`,
  });
  await shop.updateTable('party_payments').set({ reversed_by: reversal }).where('id', '=', id).execute();
  if (payment.kind === 'opening') await removeBill(shop, id);
  else await removeCredit(shop, id);
  const balance = await accountBalance(shop, `party:${payment.person_id}`);
  return { _id: id, reversedBy: reversal, balance: toRupees(balance) };
}

/** What a paper of a party says; who wrote it, and when, is the session's. */
type Paper = Omit<Insertable<ShopTables['party_payments']>, 'created_by' | 'created_at' | 'reversed_by'>;

async function record(shop: ShopTransaction, paper: Paper): Promise<void> {
  await shop
    .insertInto('party_payments')
    .values({ ...paper, created_by: shop.session.userId, created_at: shop.now })
    .execute();
}
