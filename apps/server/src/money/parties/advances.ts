import { type Advances, type partyContract, SIDES, type Side } from '@handset/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { matchingPersons, type PersonCondition } from './matchingPersons.ts';

type AdvancesQuery = z.output<typeof partyContract.advances.query>;

/** Filter for advances. */
export interface AdvanceFilter {
  side?: Side | undefined;
  personId?: string | undefined;
  persons?: PersonCondition | undefined;
}

/** The part of credits that no bill used. */
const left = sql<number>`sum(amount - allocated)`;

const cursorKey = z.tuple([z.int(), z.string(), z.enum(SIDES)]);

/** A page of those who paid ahead, or were paid, the largest amounts first. */
export async function advances(shop: ShopReader, query: AdvancesQuery): Promise<Advances> {
  const filter = { ...query, persons: query.q ? await matchingPersons(shop, query.q) : undefined };
  const after = keyOf(query.cursor, cursorKey);
  const found = shop
    .selectFrom('party_credits')
    .select((row) => ['person_id', 'side', left.as('amount'), row.fn.min<string>('date').as('since')])
    .where(free(shop, filter))
    .groupBy(['person_id', 'side']);
  const rows = await shop
    .selectFrom(found.as('advance'))
    .innerJoin('persons', 'persons.id', 'advance.person_id')
    .select(['advance.person_id', 'advance.side', 'advance.amount', 'advance.since'])
    .select(['name', 'number', 'reference'])
    .$if(after !== undefined, (select) => {
      const [amount, person, side] = after ?? [0, '', ''];
      return select.where(
        sql<boolean>`(advance.amount, advance.person_id, advance.side) < (${amount}, ${person}, ${side})`,
      );
    })
    .orderBy('advance.amount', 'desc')
    .orderBy('advance.person_id', 'desc')
    .orderBy('advance.side', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.amount, row.person_id, row.side]);
  const totals = await advanceTotals(shop, filter);
  return {
    data: page.map((row) => ({
      person: { _id: row.person_id, name: row.name, number: row.number, reference: row.reference },
      side: row.side,
      amount: row.amount,
      since: row.since,
    })),
    nextCursor,
    total: totals.receivable.persons + totals.payable.persons,
    totals: { receivable: totals.receivable.amount, payable: totals.payable.amount },
  };
}

/** Advances on each side, and the number of parties. */
export async function advanceTotals(
  shop: ShopReader,
  filter: AdvanceFilter,
): Promise<Record<Side, { amount: number; persons: number }>> {
  const rows = await shop
    .selectFrom('party_credits')
    .select((row) => ['side', left.as('amount'), row.fn.count<number>('person_id').distinct().as('persons')])
    .where(free(shop, filter))
    .groupBy('side')
    .execute();
  const of = (side: Side) => rows.find((row) => row.side === side) ?? { amount: 0, persons: 0 };
  return { receivable: of('receivable'), payable: of('payable') };
}

/** Advances from and to one party. */
export async function advancesOf(
  shop: ShopReader,
  personId: string,
): Promise<{ receivable: number; payable: number }> {
  const { receivable, payable } = await advanceTotals(shop, { personId });
  return { receivable: receivable.amount, payable: payable.amount };
}

function free(shop: ShopReader, { side, personId, persons }: AdvanceFilter) {
  return (row: ExpressionBuilder<ShopTables, 'party_credits'>) =>
    row.and([
      row('allocated', '<', row.ref('amount')),
      ...(side ? [row('side', '=', side)] : []),
      ...(personId ? [row('person_id', '=', personId)] : []),
      ...(persons
        ? [row('person_id', 'in', shop.selectFrom('persons').select('persons.id').where(persons))]
        : []),
    ]);
}
