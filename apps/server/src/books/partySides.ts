import {
  type AccountId,
  type BalanceSheetAnswer,
  type Day,
  type MinorUnits,
  sum,
  toRupees,
} from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { accountNames } from './accountNames.ts';
import { accountBalances } from './balances.ts';

/** How many parties are behind an amount. */
export interface PartySide {
  amount: MinorUnits;
  count: number;
}

/** What parties owe and are owed: for documents, and what was paid ahead of any. */
export interface PartySides {
  receivables: PartySide;
  advancesPaid: PartySide;
  payables: PartySide;
  customerAdvances: PartySide;
}

/** How all parties stand at the end of a day; a party's bills and advances are taken together, so that it is on one side. */
export async function partySides(shop: ShopReader, day: Day): Promise<PartySides> {
  if (day >= shop.today) return sidesNow(shop);
  const balances = await accountBalances(shop, { prefix: 'party', until: day });
  const owed = [...balances].filter(([, balance]) => balance > 0);
  const owing = [...balances].filter(([, balance]) => balance < 0);
  const side = (parties: typeof owed): PartySide => ({
    amount: Math.abs(sum(parties.map(([, balance]) => balance))),
    count: parties.length,
  });
  return apart(
    { owed: side(owed), owing: side(owing) },
    advancesOf(await aheadOn(shop, 'payable', day), balances, 1),
    advancesOf(await aheadOn(shop, 'receivable', day), balances, -1),
  );
}

async function sidesNow(shop: ShopReader): Promise<PartySides> {
  const all = await shop
    .selectFrom('account_balances')
    .select([
      sql<number>`coalesce(sum(case when debit > credit then debit - credit else 0 end), 0)`.as('owed'),
      sql<number>`coalesce(sum(case when debit > credit then 1 else 0 end), 0)`.as('owed_count'),
      sql<number>`coalesce(sum(case when debit < credit then credit - debit else 0 end), 0)`.as('owing'),
      sql<number>`coalesce(sum(case when debit < credit then 1 else 0 end), 0)`.as('owing_count'),
    ])
    .where('account', '>=', 'party:')
    .where('account', '<', 'party;')
    .executeTakeFirstOrThrow();
  const paid = await aheadNow(shop, 'payable');
  const taken = await aheadNow(shop, 'receivable');
  const balances = await balancesOfParties(shop, [...paid.keys(), ...taken.keys()]);
  return apart(
    {
      owed: { amount: all.owed, count: all.owed_count },
      owing: { amount: all.owing, count: all.owing_count },
    },
    advancesOf(paid, balances, 1),
    advancesOf(taken, balances, -1),
  );
}

/** What of the balances on one side is paid ahead, and how many parties owe nothing else. */
interface Advances extends PartySide {
  alone: number;
}

/** Takes what was paid ahead out of the side that it makes the parties' balances stand on. */
function apart(
  { owed, owing }: { owed: PartySide; owing: PartySide },
  paid: Advances,
  taken: Advances,
): PartySides {
  const rest = (side: PartySide, advances: Advances): PartySide => ({
    amount: side.amount - advances.amount,
    count: side.count - advances.alone,
  });
  return {
    receivables: rest(owed, paid),
    advancesPaid: { amount: paid.amount, count: paid.count },
    payables: rest(owing, taken),
    customerAdvances: { amount: taken.amount, count: taken.count },
  };
}

function advancesOf(
  ahead: ReadonlyMap<string, MinorUnits>,
  balances: ReadonlyMap<AccountId, MinorUnits>,
  sign: 1 | -1,
): Advances {
  const advances = { amount: 0, count: 0, alone: 0 };
  for (const [person, amount] of ahead) {
    const balance = sign * (balances.get(`party:${person}`) ?? 0);
    const advance = Math.min(amount, balance);
    if (advance <= 0) continue;
    advances.amount += advance;
    advances.count += 1;
    if (advance === balance) advances.alone += 1;
  }
  return advances;
}

type Side = 'receivable' | 'payable';

/** What each party paid (or was paid) that settles nothing yet. */
async function aheadNow(shop: ShopReader, side: Side): Promise<Map<string, MinorUnits>> {
  const rows = await shop
    .selectFrom('party_credits')
    .select((row) => [
      'person_id',
      row.fn.sum<number>('amount').as('amount'),
      row.fn.sum<number>('allocated').as('allocated'),
    ])
    .where('side', '=', side)
    .whereRef('allocated', '<', 'amount')
    .groupBy('person_id')
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.amount - row.allocated]));
}

/** By how much the payments of each party were ahead of its bills at the end of a day. */
async function aheadOn(shop: ShopReader, side: Side, day: Day): Promise<Map<string, MinorUnits>> {
  const ahead = new Map<string, MinorUnits>();
  for (const [table, sign] of [
    ['party_credits', 1],
    ['bills', -1],
  ] as const) {
    const rows = await shop
      .selectFrom(table)
      .select((row) => ['person_id', row.fn.sum<number>('amount').as('amount')])
      .where('side', '=', side)
      .where('date', '<=', day)
      .groupBy('person_id')
      .execute();
    for (const row of rows) ahead.set(row.person_id, (ahead.get(row.person_id) ?? 0) + sign * row.amount);
  }
  return ahead;
}

const CHUNK = 5_000;

async function balancesOfParties(
  shop: ShopReader,
  ids: readonly string[],
): Promise<Map<AccountId, MinorUnits>> {
  const balances = new Map<AccountId, MinorUnits>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await shop
      .selectFrom('account_balances')
      .select(['account', 'debit', 'credit'])
      .where(
        'account',
        'in',
        ids.slice(start, start + CHUNK).map((id) => `party:${id}`),
      )
      .execute();
    for (const { account, debit, credit } of rows) balances.set(account as AccountId, debit - credit);
  }
  return balances;
}

/** Every party whose balance is not nothing at the end of a day, the largest first. */
export async function partyDetail(
  shop: ShopReader,
  day: Day,
): Promise<NonNullable<BalanceSheetAnswer['parties']>> {
  const balances = [...(await accountBalances(shop, { prefix: 'party', until: day }))]
    .filter(([, balance]) => balance !== 0)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  const names = await accountNames(
    shop,
    balances.map(([account]) => account),
  );
  return balances.map(([account, balance]) => ({
    account,
    name: names.get(account) ?? account,
    side: balance > 0 ? ('receivable' as const) : ('payable' as const),
    amount: toRupees(Math.abs(balance)),
  }));
}
