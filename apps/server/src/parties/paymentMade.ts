import { type MinorUnits, type PartyPaymentMade, sum, toRupees } from '@handset/domain';
import { accountBalance } from '../books/balances.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { billNumbers } from './billRows.ts';
import { paymentOf, selectPayments } from './paymentRecords.ts';

/** What a payment, an opening balance or a debt let go did: which bills it settled, and what it left. */
export async function paymentMade(
  shop: ShopReader,
  id: string,
  balanceBefore: MinorUnits,
): Promise<PartyPaymentMade> {
  const row = await selectPayments(shop).where('party_payments.id', '=', id).executeTakeFirstOrThrow();
  const allocated = await allocatedBy(shop, id, row.kind === 'opening' ? 'target_id' : 'credit_id');
  const credit = await shop
    .selectFrom('party_credits')
    .select(['amount', 'allocated'])
    .where('id', '=', id)
    .executeTakeFirst();
  const toBills = sum(allocated.map(({ paid }) => paid));
  return {
    ...paymentOf(row),
    allocated: allocated.map(({ paid: _, ...bill }) => bill),
    givenBack: toRupees(credit ? credit.allocated - toBills : 0),
    advance: toRupees(credit ? credit.amount - credit.allocated : 0),
    balanceBefore: toRupees(balanceBefore),
    balanceAfter: toRupees(await accountBalance(shop, `party:${row.person_id}`)),
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
    amount: toRupees(row.allocated),
    outstanding: toRupees(row.amount - row.paid),
    paid: row.allocated,
  }));
}
