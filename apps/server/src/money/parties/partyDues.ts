import type { PartyDues, partyContract } from '@handset/domain';
import { sql } from 'kysely';
import * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { accountBalance } from '../../books/balances.ts';
import { type BillRow, billsOf, selectBills } from './billRows.ts';
import { creditsOf, selectCredits } from './creditRows.ts';
import { dueTotals } from './dues.ts';
import { requirePerson } from './parties.ts';

type PartyDuesQuery = z.output<typeof partyContract.duesOf.query>;

const cursorKey = z.tuple([z.string(), z.string()]);

/** The bills behind a party's balance, their settlements, and advances. */
export async function partyDues(
  shop: ShopReader,
  personId: string,
  query: PartyDuesQuery,
): Promise<PartyDues> {
  const person = await requirePerson(shop, personId);
  const { page, nextCursor } = await pageOfBills(shop, personId, query);
  const ids = page.map(({ id }) => id);
  const settled = await settlementsOf(shop, ids);
  const moves = await movesOf(shop, ids);
  const bills = await billsOf(shop, page);
  return {
    person,
    balance: await accountBalance(shop, `party:${personId}`),
    totals: await dueTotals(shop, { personId }),
    bills: bills.map((bill) => ({
      ...bill,
      settledBy: settled.get(bill._id) ?? [],
      dueDateMoves: moves.get(bill._id) ?? [],
    })),
    nextCursor,
    total: await countOfBills(shop, personId, query),
    payments: await paymentsBehind(shop, personId, ids),
  };
}

function billsMatching(shop: ShopReader, personId: string, { side, status, from, to }: PartyDuesQuery) {
  let query = selectBills(shop).where('bills.person_id', '=', personId);
  if (side) query = query.where('bills.side', '=', side);
  if (status === 'open') query = query.whereRef('bills.paid', '<', 'bills.amount');
  if (status === 'settled') query = query.whereRef('bills.paid', '=', 'bills.amount');
  if (from) query = query.where('bills.due_date', '>=', from);
  if (to) query = query.where('bills.due_date', '<=', to);
  return query;
}

async function pageOfBills(
  shop: ShopReader,
  personId: string,
  query: PartyDuesQuery,
): Promise<{ page: BillRow[]; nextCursor: string | null }> {
  const { order, limit, cursor } = query;
  const after = keyOf(cursor, cursorKey);
  let found = billsMatching(shop, personId, query)
    .orderBy('bills.due_date', order)
    .orderBy('bills.id', order)
    .limit(limit + 1);
  if (after) {
    const [due, id] = after;
    found = found.where((row) =>
      row(row.refTuple('bills.due_date', 'bills.id'), order === 'asc' ? '>' : '<', row.tuple(due, id)),
    );
  }
  return pageOf(await found.execute(), limit, (row) => [row.due_date, row.id]);
}

async function countOfBills(shop: ShopReader, personId: string, query: PartyDuesQuery): Promise<number> {
  const { count } = await billsMatching(shop, personId, query)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Settlements of each bill, oldest first. */
async function settlementsOf(shop: ShopReader, billIds: readonly string[]) {
  if (billIds.length === 0) return new Map<string, never[]>();
  const rows = await selectCredits(shop)
    .innerJoin('allocations', 'allocations.credit_id', 'party_credits.id')
    .select(['allocations.target_id', 'allocations.amount as given'])
    .where('allocations.target_id', 'in', billIds)
    .orderBy('party_credits.date')
    .orderBy('party_credits.id')
    .execute();
  const credits = await creditsOf(shop, rows);
  const settled = rows.map((row, index) => ({
    billId: row.target_id,
    given: row.given,
    credit: credits[index],
  }));
  return new Map(
    [...Map.groupBy(settled, ({ billId }) => billId)].map(([billId, own]) => [
      billId,
      own.flatMap(({ given, credit }) =>
        credit
          ? [
              {
                _id: credit._id,
                source: credit.source,
                voucher: credit.voucher,
                date: credit.date,
                amount: given,
              },
            ]
          : [],
      ),
    ]),
  );
}

/** Changes of the bills' due dates, oldest first. */
async function movesOf(shop: ShopReader, billIds: readonly string[]) {
  const rows = billIds.length
    ? await shop
        .selectFrom('due_date_moves')
        .innerJoin('users', 'users.id', 'due_date_moves.created_by')
        .select(['bill_id', 'from_date', 'to_date', 'reason', 'due_date_moves.created_at', 'users.username'])
        .where('bill_id', 'in', billIds)
        .orderBy('due_date_moves.id')
        .execute()
    : [];
  const moves = rows.map((row) => ({
    billId: row.bill_id,
    move: {
      from: row.from_date,
      to: row.to_date,
      reason: row.reason,
      at: new Date(row.created_at).toISOString(),
      by: row.username,
    },
  }));
  return new Map(
    [...Map.groupBy(moves, ({ billId }) => billId)].map(([id, own]) => [id, own.map(({ move }) => move)]),
  );
}

/** Payments that settled some of these bills, and advances. Newest first. */
async function paymentsBehind(shop: ShopReader, personId: string, billIds: readonly string[]) {
  const used = billIds.length
    ? shop.selectFrom('allocations').select('credit_id').where('target_id', 'in', billIds)
    : undefined;
  const rows = await selectCredits(shop)
    .where('party_credits.person_id', '=', personId)
    .where((row) =>
      row.or([
        sql<boolean>`allocated < party_credits.amount`,
        ...(used ? [row('party_credits.id', 'in', used)] : []),
      ]),
    )
    .orderBy('party_credits.date', 'desc')
    .orderBy('party_credits.id', 'desc')
    .execute();
  return creditsOf(shop, rows);
}
