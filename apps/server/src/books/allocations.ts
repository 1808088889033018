import { type Allocation, type MinorUnits, sum } from '@handset/domain';
import { chunks } from '../base/database/chunks.ts';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';

/** Rows per statement, well below the limit of bound parameters of either engine. */
const CHUNK = 500;

/** Writes down which credit settles how much of what, and keeps how far each of them is used or paid. */
export async function allocate(shop: ShopTransaction, allocations: readonly Allocation[]): Promise<void> {
  for (const chunk of chunks(allocations, CHUNK)) {
    await shop
      .insertInto('allocations')
      .values(
        chunk.map(({ creditId, target, targetId, amount }) => ({
          credit_id: creditId,
          target,
          target_id: targetId,
          amount,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['credit_id', 'target_id'])
          .doUpdateSet((row) => ({ amount: row('allocations.amount', '+', row.ref('excluded.amount')) })),
      )
      .execute();
  }
  await reach(shop, 'party_credits', sumsBy(allocations, 'creditId'));
  for (const [target, table] of [
    ['bill', 'bills'],
    ['credit', 'party_credits'],
  ] as const)
    await reach(
      shop,
      table,
      sumsBy(
        allocations.filter((allocation) => allocation.target === target),
        'targetId',
      ),
    );
}

/** Removes all allocations of a credit. Their bills are open again by the same amounts. */
export async function releaseCredit(shop: ShopTransaction, creditId: string): Promise<void> {
  const given = (target: 'bill' | 'credit') =>
    shop
      .selectFrom('allocations')
      .select('target_id')
      .where('credit_id', '=', creditId)
      .where('target', '=', target);
  await shop
    .updateTable('bills')
    .set((row) => ({
      paid: row(
        'paid',
        '-',
        row
          .selectFrom('allocations')
          .select('allocations.amount')
          .where('credit_id', '=', creditId)
          .whereRef('target_id', '=', 'bills.id'),
      ),
    }))
    .where('id', 'in', given('bill'))
    .execute();
  await shop
    .updateTable('party_credits')
    .set((row) => ({
      allocated: row(
        'allocated',
        '-',
        row
          .selectFrom('allocations')
          .select('allocations.amount')
          .where('credit_id', '=', creditId)
          .whereRef('target_id', '=', 'party_credits.id'),
      ),
    }))
    .where('id', 'in', given('credit'))
    .execute();
  const total = await totalOf(shop, 'credit_id', creditId);
  await shop.deleteFrom('allocations').where('credit_id', '=', creditId).execute();
  await lower(shop, 'party_credits', creditId, total);
}

/** Removes all allocations to a bill or advance. Their credits are free again by the same amounts. */
export async function releaseTarget(shop: ShopTransaction, targetId: string): Promise<void> {
  await shop
    .updateTable('party_credits')
    .set((row) => ({
      allocated: row(
        'allocated',
        '-',
        row
          .selectFrom('allocations')
          .select('allocations.amount')
          .where('target_id', '=', targetId)
          .whereRef('credit_id', '=', 'party_credits.id'),
      ),
    }))
    .where('id', 'in', shop.selectFrom('allocations').select('credit_id').where('target_id', '=', targetId))
    .execute();
  const total = await totalOf(shop, 'target_id', targetId);
  await shop.deleteFrom('allocations').where('target_id', '=', targetId).execute();
  // An id is a bill's or a credit's, never both.
  for (const table of ['bills', 'party_credits'] as const) await lower(shop, table, targetId, total);
}

/** Releases a part of an allocation: its credit is free again by that amount, and its bill open. */
export async function lowerAllocation(
  shop: ShopTransaction,
  { creditId, billId, by }: { creditId: string; billId: string; by: MinorUnits },
): Promise<void> {
  await shop
    .deleteFrom('allocations')
    .where('credit_id', '=', creditId)
    .where('target_id', '=', billId)
    .where('amount', '=', by)
    .execute();
  await shop
    .updateTable('allocations')
    .set((row) => ({ amount: row('amount', '-', row.cast<number>(row.val(by), 'bigint')) }))
    .where('credit_id', '=', creditId)
    .where('target_id', '=', billId)
    .where('amount', '>', by)
    .execute();
  await lower(shop, 'party_credits', creditId, by);
  await lower(shop, 'bills', billId, by);
}

async function totalOf(
  shop: ShopTransaction,
  end: 'credit_id' | 'target_id',
  id: string,
): Promise<MinorUnits> {
  const { total } = await shop
    .selectFrom('allocations')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'))
    .where(end, '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

async function lower(
  shop: ShopTransaction,
  table: 'bills' | 'party_credits',
  id: string,
  amount: MinorUnits,
): Promise<void> {
  if (amount > 0) await raise(shop, table, id, -amount);
}

/** Updates the paid part of bills or the used part of credits. Those fully settled share one statement. */
async function reach(
  shop: ShopTransaction,
  table: 'bills' | 'party_credits',
  by: ReadonlyMap<string, MinorUnits>,
): Promise<void> {
  for (const chunk of chunks([...by], CHUNK)) {
    const ids = chunk.map(([id]) => id);
    const column = table === 'bills' ? 'paid' : 'allocated';
    const rows = await shop
      .selectFrom(table)
      .select(['id', 'amount'])
      .select(`${column} as before`)
      .where('id', 'in', ids)
      .execute();
    const full = rows.filter((row) => row.before + (by.get(row.id) ?? 0) === row.amount).map(({ id }) => id);
    if (full.length > 0) await fill(shop, table, full);
    const others = new Set(full);
    for (const [id, amount] of chunk) if (!others.has(id)) await raise(shop, table, id, amount);
  }
}

async function fill(
  shop: ShopTransaction,
  table: 'bills' | 'party_credits',
  ids: readonly string[],
): Promise<void> {
  if (table === 'bills')
    await shop
      .updateTable('bills')
      .set((row) => ({ paid: row.ref('amount') }))
      .where('id', 'in', ids)
      .execute();
  else
    await shop
      .updateTable('party_credits')
      .set((row) => ({ allocated: row.ref('amount') }))
      .where('id', 'in', ids)
      .execute();
}

async function raise(
  shop: ShopTransaction,
  table: 'bills' | 'party_credits',
  id: string,
  amount: MinorUnits,
): Promise<void> {
  if (table === 'bills')
    await shop
      .updateTable('bills')
      .set((row) => ({ paid: row('paid', '+', row.cast<number>(row.val(amount), 'bigint')) }))
      .where('id', '=', id)
      .execute();
  else
    await shop
      .updateTable('party_credits')
      .set((row) => ({ allocated: row('allocated', '+', row.cast<number>(row.val(amount), 'bigint')) }))
      .where('id', '=', id)
      .execute();
}

function sumsBy(
  allocations: readonly Allocation[],
  end: 'creditId' | 'targetId',
): ReadonlyMap<string, MinorUnits> {
  const groups = Map.groupBy(allocations, (allocation) => allocation[end]);
  return new Map([...groups].map(([id, own]) => [id, sum(own.map(({ amount }) => amount))]));
}
