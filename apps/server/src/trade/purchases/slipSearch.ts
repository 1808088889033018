import { readSearch, type SearchText } from '@handset/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { hasNumber, saysOfPhones } from '../../base/lists/contains.ts';
import { personsCalled } from '../../money/parties/personsCalled.ts';

type SlipRow = ExpressionBuilder<ShopTables, 'purchases'>;

/** Whether a slip is one that was looked for. */
export interface SlipSearch {
  /** For a look at many slips. */
  among(row: SlipRow): Expression<SqlBool>;
  /** For a look at few. */
  ofOne(row: SlipRow): Expression<SqlBool>;
}

/** Maximum number of slips or parties listed by id in a query. */
const MAX_IDS = 500;

/**
 * Finds slips by number, by party name or number, or by phones. A text with few matches is searched once, and
 * its matches are then listed by id.
 */
export async function searchSlips(shop: ShopReader, q: string): Promise<SlipSearch> {
  const text = readSearch(q, []);
  const parties = await fewIds(personsCalled(shop, text));
  const slips = await fewIds(slipsOfPhones(shop, text));
  const byNumber = hasNumber('purchases.slip_number', text.slip);
  const byParty = (row: SlipRow) =>
    parties
      ? oneOf(row, 'purchases.person_id', parties)
      : [row('purchases.person_id', 'in', personsCalled(shop, text))];
  return {
    among: (row) =>
      row.or([
        byNumber,
        ...byParty(row),
        ...(slips
          ? oneOf(row, 'purchases.id', slips)
          : [row('purchases.id', 'in', slipsOfPhones(shop, text))]),
      ]),
    ofOne: (row) =>
      row.or([
        byNumber,
        ...byParty(row),
        ...(slips
          ? oneOf(row, 'purchases.id', slips)
          : [row.exists(slipsOfPhones(shop, text).where(sql<boolean>`units.purchase_id = purchases.id`))]),
      ]),
  };
}

function oneOf(row: SlipRow, column: 'purchases.id' | 'purchases.person_id', ids: readonly string[]) {
  return ids.length > 0 ? [row(column, 'in', ids)] : [];
}

interface IdQuery {
  limit(count: number): { execute(): Promise<{ id: string }[]> };
}

/** Ids, each once; undefined when they are too many to be named. */
async function fewIds(query: IdQuery): Promise<string[] | undefined> {
  const rows = await query.limit(MAX_IDS + 1).execute();
  return rows.length > MAX_IDS ? undefined : rows.map(({ id }) => id);
}

function slipsOfPhones(shop: ShopReader, text: SearchText) {
  return shop
    .selectFrom('units')
    .select((unit) => unit.ref('units.purchase_id').$notNull().as('id'))
    .distinct()
    .where('units.purchase_id', 'is not', null)
    .where(saysOfPhones('units.search_text', text));
}
