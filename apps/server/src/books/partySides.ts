import type { BalanceSheetAnswer, Day, MinorUnits } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { accountNames } from './accountNames.ts';
import { accountBalances } from './balances.ts';

/** An amount and the number of parties behind it. */
export interface PartySide {
  amount: MinorUnits;
  count: number;
}

/** Debts of and to parties, for documents and as advances. */
export interface PartySides {
  receivables: PartySide;
  advancesPaid: PartySide;
  payables: PartySide;
  customerAdvances: PartySide;
}

/** Current debts of and to parties, by their balances alone. */
export async function partyBalances(shop: ShopReader): Promise<{ owed: PartySide; owing: PartySide }> {
  const sums = await shop
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
  return {
    owed: { amount: sums.owed, count: sums.owed_count },
    owing: { amount: sums.owing, count: sums.owing_count },
  };
}

/**
 * Debts of and to all parties at the end of a day. A party's bills and advances are netted, so it counts on
 * one side only.
 */
export function partySides(shop: ShopReader, day: Day): Promise<PartySides> {
  return day >= shop.today ? sidesNow(shop) : sidesOn(shop, day);
}

async function sidesNow(shop: ShopReader): Promise<PartySides> {
  const { owed, owing } = await partyBalances(shop);
  const paid = await aheadNow(shop, 'payable');
  const taken = await aheadNow(shop, 'receivable');
  const rest = (side: PartySide, ahead: Ahead): PartySide => ({
    amount: side.amount - ahead.amount,
    count: side.count - ahead.alone,
  });
  return {
    receivables: rest(owed, paid),
    advancesPaid: { amount: paid.amount, count: paid.count },
    payables: rest(owing, taken),
    customerAdvances: { amount: taken.amount, count: taken.count },
  };
}

/** Advances, and the number of parties whose whole balance is an advance. */
interface Ahead extends PartySide {
  alone: number;
}

async function aheadNow(shop: ShopReader, side: 'receivable' | 'payable'): Promise<Ahead> {
  const parties = shop
    .selectFrom('party_credits')
    .select(['person_id', sql<number>`sum(amount) - sum(allocated)`.as('ahead')])
    .where('side', '=', side)
    .whereRef('allocated', '<', 'amount')
    .groupBy('person_id');
  const sums = await shop
    .selectFrom(parties.as('parties'))
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('ahead'), row.lit(0)).as('amount'),
      row.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  const { alone } = await shop
    .selectFrom(parties.as('parties'))
    .select((row) => row.fn.countAll<number>().as('alone'))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('bills')
            .select('bills.id')
            .whereRef('bills.person_id', '=', 'parties.person_id')
            .where('bills.side', '=', side === 'payable' ? 'receivable' : 'payable')
            .whereRef('bills.paid', '<', 'bills.amount'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { ...sums, alone };
}

/** Events that open or settle a bill, per side. Opening balances and write-offs are told apart by sign. */
const EVENTS = {
  receivable: ['sale', 'sale-return', 'payment-in'],
  payable: ['purchase', 'purchase-return', 'accessory-purchase', 'payment-out'],
} as const;

/**
 * The same for a past day, from the stored sums per account and day. The excess of payments over documents on
 * each side is the advance, as far as the party's balance is on that side.
 */
async function sidesOn(shop: ShopReader, day: Day): Promise<PartySides> {
  const on = (events: readonly string[], amount: RawBuilder<unknown>) =>
    sumIf(sql`event in (${sql.join(events.map((event) => sql.lit(event)))})`, amount);
  const moved = shop
    .selectFrom('account_days')
    .select([
      sql<number>`sum(debit - credit)`.as('balance'),
      on(EVENTS.payable, sql`debit - credit`).as('paid'),
      on(EVENTS.receivable, sql`credit - debit`).as('taken'),
      on(['opening'], sql`debit - credit`).as('opened'),
      on(['write-off'], sql`credit - debit`).as('let_go'),
    ])
    .where('account', '>=', 'party:')
    .where('account', '<', 'party;')
    .where('date', '<=', day)
    .groupBy('account');
  // An opening balance is a bill of its side, and a write-off settles one.
  const sided = shop
    .selectFrom(moved.as('moved'))
    .select([
      'balance',
      sql<number>`paid + case when opened < 0 then opened else 0 end - case when let_go < 0 then let_go else 0 end`.as(
        'paid',
      ),
      sql<number>`taken - case when opened > 0 then opened else 0 end + case when let_go > 0 then let_go else 0 end`.as(
        'taken',
      ),
    ]);
  const ahead = shop
    .selectFrom(sided.as('sided'))
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
    amount: Math.abs(balance),
  }));
}
