import { readSearch } from '@handset/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { holds } from '../../base/lists/contains.ts';

/** A condition on `persons`. */
export type PersonCondition = (row: ExpressionBuilder<ShopTables, 'persons'>) => Expression<SqlBool>;

/** Maximum number of parties listed by id in a query. */
const MAX_IDS = 500;
/** More phones than these answer to digits that tell nothing. */
const MAX_PHONES = 500;

/**
 * Finds parties by name or reference, by number in any spelling, by a whole CNIC, or by the IMEI (whole or
 * its last digits) of a phone that they sold or bought.
 */
export async function matchingPersons(shop: ShopReader, q: string): Promise<PersonCondition> {
  const { words, number, imei } = readSearch(q, []);
  const traders = imei === undefined ? [] : await tradersOf(shop, imei);
  const signers = number?.length === 13 ? await signersOf(shop, number) : [];
  const ids = [...new Set([...traders, ...signers])];
  const means: PersonCondition = (row) =>
    row.or([
      ...(words.length > 0
        ? [
            row.and(
              words.map((word) =>
                row.or([holds('persons.name_key', word), holds('persons.reference_key', word)]),
              ),
            ),
          ]
        : []),
      ...(number === undefined ? [] : [holds('persons.number', number)]),
      ...(number?.length === 13 ? [row('persons.cnic', '=', number)] : []),
      ...(ids.length > 0 ? [row('persons.id', 'in', ids)] : []),
      row.lit(false),
    ]);
  return (await idsIfFew(shop, means)) ?? means;
}

/** A text that means a few parties is looked for once, and they are named from then on. */
async function idsIfFew(shop: ShopReader, means: PersonCondition): Promise<PersonCondition | undefined> {
  const found = await shop
    .selectFrom('persons')
    .select('id')
    .where(means)
    .limit(MAX_IDS + 1)
    .execute();
  if (found.length > MAX_IDS) return undefined;
  const few = found.map(({ id }) => id);
  return (row) => (few.length > 0 ? row('persons.id', 'in', few) : row.lit(false));
}

/** Parties that signed a slip with that identity card. */
async function signersOf(shop: ShopReader, cnic: string): Promise<string[]> {
  const rows = await shop
    .selectFrom('purchases')
    .select('person_id')
    .distinct()
    .where('cnic', '=', cnic)
    .execute();
  return rows.map((row) => row.person_id);
}

/** Parties that sold the shop a phone with that IMEI, bought it, or gave it in exchange. */
async function tradersOf(shop: ShopReader, imei: string): Promise<string[]> {
  if (imei.length < 4) return [];
  const tail = sql<string>`substr(${sql.ref('imei')}, 12)`;
  let phones = shop.selectFrom('unit_imeis').select('unit_id').limit(MAX_PHONES);
  phones =
    imei.length === 15
      ? phones.where('imei', '=', imei)
      : phones.where(tail, '=', imei.slice(-4)).where(sql<boolean>`${sql.ref('imei')} like ${`%${imei}`}`);
  const units = (await phones.execute()).map(({ unit_id }) => unit_id);
  if (units.length === 0) return [];
  const sellers = await shop
    .selectFrom('units')
    .innerJoin('purchases', 'purchases.id', 'units.purchase_id')
    .select('purchases.person_id')
    .where('units.id', 'in', units)
    .execute();
  const exchangers = await shop
    .selectFrom('units')
    .innerJoin('sales', 'sales.id', 'units.sale_id')
    .select('sales.person_id')
    .where('units.id', 'in', units)
    .execute();
  const buyers = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .select('sales.person_id')
    .where('sale_units.unit_id', 'in', units)
    .execute();
  return [...sellers, ...exchangers, ...buyers].map((row) => row.person_id);
}
