import {
  type AccountId,
  type BalanceSheetAnswer,
  type Day,
  type MinorUnits,
  toRupees,
} from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
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
export function partySides(shop: ShopReader, day: Day): Promise<PartySides> {
  return day >= shop.today ? sidesNow(shop) : sidesOn(shop, day);
}

async function sidesNow(shop: ShopReader): Promise<PartySides> {
  const all = await shop
    .selectFrom('account_balances')
    .select([
      sumIf(sql`debit > credit`, sql`debit - credit`).as('owed'),
      sumIf(sql`debit > credit`, sql`1`).as('owed_count'),
      sumIf(sql`debit < credit`, sql`credit - debit`).as('owing'),
      sumIf(sql`debit < credit`, sql`1`).as('owing_count'),
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

/** The events that open a bill of a side or settle it; opening balances and debts let go are told apart by their sign. */
const EVENTS = {
  receivable: ['sale', 'sale-return', 'payment-in'],
  payable: ['purchase', 'purchase-return', 'accessory-purchase', 'payment-out'],
} as const;

/**
 * The same on a past day, told from what is kept of each account and day: by how much payments were ahead of documents on
 * each side says what was paid ahead, as far as the party's balance is on that side.
 */
async function sidesOn(shop: ShopReader, day: Day): Promise<PartySides> {
  const of = (events: readonly string[]) => sql.join(events.map((event) => sql.lit(event)));
  const parties = shop
    .selectFrom('account_days')
    .select([
      sql<number>`sum(debit - credit)`.as('balance'),
      sql<number>`sum(case when event in (${of(EVENTS.payable)}) then debit - credit
        when event = 'opening' then -credit when event = 'write-off' then debit else 0 end)`.as('paid'),
      sql<number>`sum(case when event in (${of(EVENTS.receivable)}) then credit - debit
        when event = 'opening' then -debit when event = 'write-off' then credit else 0 end)`.as('taken'),
    ])
    .where('account', '>=', 'party:')
    .where('account', '<', 'party;')
    .where('date', '<=', day)
    .groupBy('account');
  const ahead = shop
    .selectFrom(parties.as('parties'))
    .select([
      'balance',
      sql<number>`case when balance <= 0 or paid <= 0 then 0 when paid < balance then paid else balance end`.as(
        'paid',
      ),
      sql<number>`case when balance >= 0 or taken <= 0 then 0 when taken < -balance then taken else -balance end`.as(
        'taken',
      ),
    ]);
  const sums = await shop
    .selectFrom(ahead.as('ahead'))
    .select([
      sumIf(sql`balance > 0`, sql`balance - paid`).as('receivables'),
      sumIf(sql`balance > paid`, sql`1`).as('receivables_count'),
      sumIf(sql`paid > 0`, sql`paid`).as('paid'),
      sumIf(sql`paid > 0`, sql`1`).as('paid_count'),
      sumIf(sql`balance < 0`, sql`-balance - taken`).as('payables'),
      sumIf(sql`-balance > taken`, sql`1`).as('payables_count'),
      sumIf(sql`taken > 0`, sql`taken`).as('taken'),
      sumIf(sql`taken > 0`, sql`1`).as('taken_count'),
    ])
    .executeTakeFirstOrThrow();
  return {
    receivables: { amount: sums.receivables, count: sums.receivables_count },
    advancesPaid: { amount: sums.paid, count: sums.paid_count },
    payables: { amount: sums.payables, count: sums.payables_count },
    customerAdvances: { amount: sums.taken, count: sums.taken_count },
  };
}

function sumIf(condition: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`;
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
