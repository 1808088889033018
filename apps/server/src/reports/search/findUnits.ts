import { SEARCH_LIMIT, type SearchText, searchKey, type UnitFound } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { whereaboutsOf } from '../../stock/phones/whereabouts.ts';
import { modelNames } from './modelNames.ts';

/** A unit that was found, and the IMEI in which. */
interface Match {
  unitId: string;
  imei: string | null;
}

/** The units that a text may mean: those whose IMEI ends so, begins so, holds it, then those of that model. */
export async function findUnits(shop: ShopReader, text: SearchText): Promise<UnitFound[]> {
  const matches = new Map<string, Match>();
  const take = (found: readonly Match[]) => {
    for (const match of found)
      if (matches.size < SEARCH_LIMIT && !matches.has(match.unitId)) matches.set(match.unitId, match);
    return matches.size < SEARCH_LIMIT;
  };
  const steps = [...(text.imei ? imeiSteps(shop, text.imei) : []), () => ofModel(shop, text)];
  for (const step of steps) if (!take(await step())) break;
  return describe(shop, [...matches.values()]);
}

const IMEI_LENGTH = 15;
/** Position of the last four digits of an IMEI, as in the index on them. */
const TAIL = sql.lit(12);
/** Length of the tail. A search for three digits tries all ten tails that end with them. */
const TAIL_LENGTH = 4;

/**
 * The searches for digits in an IMEI, the most likely first. Each reads only the needed part of an index.
 * Only digits inside an IMEI need all of them.
 */
function imeiSteps(shop: ShopReader, digits: string): (() => Promise<Match[]>)[] {
  const imei = sql.ref<string>('unit_imeis.imei');
  const matching = (conditions: RawBuilder<boolean>[]) =>
    conditions.reduce(
      (query, condition) => query.where(condition),
      shop
        .selectFrom('unit_imeis')
        .select(['unit_imeis.unit_id', 'unit_imeis.imei'])
        // A phone with two such IMEIs is found twice.
        .limit(2 * SEARCH_LIMIT),
    );
  const inHand = (flag: 0 | 1) => sql<boolean>`unit_imeis.in_stock = ${sql.lit(flag)}`;
  const tail = digits.slice(-TAIL_LENGTH);
  const tails = tail.length < TAIL_LENGTH ? [...'0123456789'].map((digit) => digit + tail) : [tail];
  const ends = [
    sql<boolean>`substr(${imei}, ${TAIL}) in (${sql.join(tails)})`,
    sql<boolean>`${imei} like ${`%${digits}`}`,
  ];
  const begins = [
    sql<boolean>`${imei} >= ${digits.padEnd(IMEI_LENGTH, '0')}`,
    sql<boolean>`${imei} <= ${digits.padEnd(IMEI_LENGTH, '9')}`,
  ];
  // All but one of the digits of an IMEI begin it or end it.
  const holds = digits.length >= IMEI_LENGTH - 1 ? [] : [[sql<boolean>`${imei} like ${`%${digits}%`}`]];
  const read = async (query: ReturnType<typeof matching>): Promise<Match[]> =>
    (await query.execute()).map((row) => ({ unitId: row.unit_id, imei: row.imei }));
  return [
    // Ids grow with time: the latest comes first.
    () => read(matching(ends).orderBy('unit_imeis.in_stock', 'desc').orderBy('unit_imeis.unit_id', 'desc')),
    ...[begins, ...holds].flatMap((conditions) =>
      ([1, 0] as const).map(
        (flag) => () => read(matching([...conditions, inHand(flag)]).orderBy('unit_imeis.imei')),
      ),
    ),
  ];
}

/** Units of the models whose names hold every word: those in stock first, the latest first. */
async function ofModel(shop: ShopReader, { words }: SearchText): Promise<Match[]> {
  if (words.length === 0) return [];
  const models = await modelsNamed(shop, words);
  const found: Match[] = [];
  for (const state of ['in-stock', 'dispatched', 'sold', 'returned-to-supplier'] as const) {
    if (found.length >= SEARCH_LIMIT) break;
    const units = [];
    for (const { company_name, model_name } of models) {
      units.push(
        ...(await shop
          .selectFrom('units')
          .select(['id', 'acquired_on'])
          .where('company_name', '=', company_name)
          .where('model_name', '=', model_name)
          .where('state', '=', state)
          .orderBy('acquired_on', 'desc')
          .orderBy('id', 'desc')
          .limit(SEARCH_LIMIT)
          .execute()),
      );
    }
    units.sort((a, b) => (a.acquired_on < b.acquired_on ? 1 : -1));
    found.push(...units.map(({ id }) => ({ unitId: id, imei: null })));
  }
  return found;
}

/** The likeliest models that the shop has or had: a whole word before a part of one, then those of which there are most. */
async function modelsNamed(shop: ShopReader, words: readonly string[]) {
  const models = await modelNames(shop);
  return models
    .flatMap((model) => {
      const name = searchKey(`${model.company_name} ${model.model_name}`);
      if (!words.every((word) => name.includes(word))) return [];
      const whole = name.split(' ').filter((part) => words.includes(part)).length;
      return [{ ...model, whole }];
    })
    .sort((a, b) => b.whole - a.whole || b.count - a.count)
    .slice(0, SEARCH_LIMIT);
}

/** Details of each found unit, in the given order. */
async function describe(shop: ShopReader, matches: readonly Match[]): Promise<UnitFound[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ unitId }) => unitId);
  const rows = await shop
    .selectFrom('units')
    .select([
      'id',
      'imei1',
      'imei2',
      'company_name',
      'model_name',
      'ram_memory',
      'color',
      'condition',
      'state',
      'demand_price',
      'final_price',
      'cost',
      'acquired_on',
    ])
    .where('id', 'in', ids)
    .execute();
  const places = await whereaboutsOf(shop, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return matches.flatMap(({ unitId, imei }) => {
    const row = byId.get(unitId);
    const where = places.get(unitId);
    if (!row || !where) return [];
    return {
      _id: row.id,
      matchedImei: imei,
      imei1: row.imei1,
      imei2: row.imei2,
      companyName: row.company_name,
      modelName: row.model_name,
      ramMemory: row.ram_memory,
      color: row.color,
      condition: row.condition,
      state: row.state,
      demandPrice: row.demand_price,
      finalPrice: row.final_price,
      purchasePrice: seesCost(shop.session) ? row.cost : null,
      where,
    };
  });
}
