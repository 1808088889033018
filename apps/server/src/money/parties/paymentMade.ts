import { type PartyPaymentMade, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { NotFound } from '../../base/http/errors.ts';
import { balancesAfter } from '../../books/accountEntries.ts';
import { billNumbers } from '../../books/billNumbers.ts';
import { requirePerson } from './parties.ts';
import { paymentOf, selectPayments } from './paymentRecords.ts';

/**
 * A payment, an opening balance or a write-off with its effects: the bills it settled, and the rest.
 * @throws NotFound
 */
export async function paymentMade(shop: ShopReader, id: string): Promise<PartyPaymentMade> {
  const row = await selectPayments(shop).where('party_payments.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('payment-unknown');
  const allocated = await allocatedBy(shop, id, row.kind === 'opening' ? 'target_id' : 'credit_id');
  const credit = await shop
    .selectFrom('party_credits')
    .select(['amount', 'allocated'])
    .where('id', '=', id)
    .executeTakeFirst();
  const toBills = sum(allocated.map(({ paid }) => paid));
  const place = { date: row.date, number: row.entry_number };
  const balances = await balancesAfter(shop, `party:${row.person_id}`, [place]);
  const balanceAfter = balances.get(row.entry_number) ?? 0;
  // What a party owes grows by what it is paid, and by what it owed before the books began.
  const grows = (row.direction === 'in') === (row.kind === 'opening');
  return {
    ...paymentOf(row),
    person: await requirePerson(shop, row.person_id),
    allocated: allocated.map(({ paid: _, ...bill }) => bill),
    givenBack: credit ? credit.allocated - toBills : 0,
    advance: credit ? credit.amount - credit.allocated : 0,
    balanceBefore: grows ? balanceAfter - row.amount : balanceAfter + row.amount,
    balanceAfter,
  };
}

/** The bills that a credit settled, or that advances settled at once, oldest due first. */
async function allocatedBy(shop: ShopReader, id: string, end: 'credit_id' | 'target_id') {
  const rows = await shop
    .selectFrom('allocations')
    .innerJoin('bills', 'bills.id', 'allocations.target_id')
    .select(['bills.id', 'bills.document_type', 'bills.amount', 'bills.paid'])
    .select((row) => row.fn.sum<number>('allocations.amount').as('allocated'))
    .where(`allocations.${end}`, '=', id)
    .where('allocations.target', '=', 'bill')
    .groupBy(['bills.id', 'bills.document_type', 'bills.amount', 'bills.paid', 'bills.due_date'])
    .orderBy('bills.due_date')
    .orderBy('bills.id')
    .execute();
  const numbers = await billNumbers(shop, rows);
  return rows.map((row) => ({
    billId: row.id,
    documentType: row.document_type,
    number: numbers.get(row.id) ?? '',
    amount: row.allocated,
    outstanding: row.amount - row.paid,
    paid: row.allocated,
  }));
}
