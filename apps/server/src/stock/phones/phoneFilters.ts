import { addDays, isDay, type phoneContract, readSearch, searchKey } from '@handset/domain';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { saysOfPhones } from '../../base/lists/contains.ts';

export type PhoneQuery = z.output<typeof phoneContract.list.query>;
export type StockQuery = z.output<typeof phoneContract.stock.query>;

type Condition = ExpressionWrapper<ShopTables, 'units', SqlBool>;

/** Conditions for the filters. All except the e-Gadget one read only columns of the list's index. */
export async function matchingPhones(
  shop: ShopReader,
  filters: Partial<Omit<PhoneQuery, 'sort' | 'order' | 'limit' | 'cursor'>>,
): Promise<(row: ExpressionBuilder<ShopTables, 'units'>) => Condition> {
  const named = await namesOf(shop, filters);
  const oldest = filters.ageTo === undefined ? undefined : addDays(shop.today, -filters.ageTo);
  const newest = filters.ageFrom === undefined ? undefined : addDays(shop.today, -filters.ageFrom);
  return (row) => {
    const { state, condition, source, specifications, priceFrom, priceTo, from, to, ram, unchecked } =
      filters;
    const price = row.fn.coalesce('units.demand_price', row.lit(0));
    const conditions = [
      ...(state ? [row('units.state', 'in', state)] : []),
      ...(condition ? [row('units.condition', 'in', condition)] : []),
      ...(source ? [row('units.source', 'in', source)] : []),
      ...(specifications ? [row('units.specifications', 'in', specifications)] : []),
      ...(from ? [row('units.acquired_on', '>=', from)] : []),
      ...(to ? [row('units.acquired_on', '<=', to)] : []),
      ...(oldest && isDay(oldest) ? [row('units.acquired_on', '>=', oldest)] : []),
      ...(newest ? [row('units.acquired_on', '<=', newest)] : []),
      ...(priceFrom === undefined ? [] : [row(price, '>=', priceFrom)]),
      ...(priceTo === undefined ? [] : [row(price, '<=', priceTo)]),
      ...named.companies.map((name) => is(row, 'units.company_name', name)),
      ...named.models.map((name) => is(row, 'units.model_name', name)),
      ...(ram === undefined
        ? []
        : [ram === '' ? row('units.ram_memory', 'is', null) : is(row, 'units.ram_memory', ram)]),
      ...(unchecked === 'eGadget' ? [isNotLookedUp(row)] : []),
      ...(unchecked === 'pta' ? [row('units.specifications', 'is', null)] : []),
      ...(filters.color ? [is(row, 'units.color', filters.color)] : []),
      ...(filters.q ? [saysOfPhones('units.search_text', readSearch(filters.q, []))] : []),
    ];
    return row.and(conditions);
  };
}

/** Whether a used phone was never looked up in the police register, or no slip records it. */
export function isNotLookedUp(row: ExpressionBuilder<ShopTables, 'units'>) {
  const lookedUp = row
    .selectFrom('purchases')
    .select('purchases.id')
    .whereRef('purchases.id', '=', 'units.purchase_id')
    .where('purchases.egadget_status', '<>', 'not-checked');
  return row.and([row('units.condition', '=', 'Used'), row.not(row.exists(lookedUp))]);
}

/** Whether a name is this one, whatever the case. */
function is(row: ExpressionBuilder<ShopTables, 'units'>, column: string, name: string) {
  return row(sql<string>`lower(${sql.ref(column)})`, '=', sql<string>`lower(${name})`);
}

/** Names to match: those in the query, and those of its catalogue ids. */
async function namesOf(
  shop: ShopReader,
  {
    company,
    model,
    companyId,
    modelId,
  }: Pick<Partial<PhoneQuery>, 'company' | 'model' | 'companyId' | 'modelId'>,
) {
  const companies = company === undefined ? [] : [company];
  const models = model === undefined ? [] : [model];
  if (modelId) {
    const known = await shop
      .selectFrom('models')
      .innerJoin('companies', 'companies.id', 'models.company_id')
      .select(['models.name', 'companies.name as company'])
      .where('models.id', '=', modelId)
      .executeTakeFirst();
    models.push(known?.name ?? NO_NAME);
    companies.push(known?.company ?? NO_NAME);
  }
  if (companyId) {
    const known = await shop
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirst();
    companies.push(known?.name ?? NO_NAME);
  }
  return { companies, models };
}

/** No phone is called so: names are never blank. */
const NO_NAME = '';

/** The name under which two spellings of a company, model or RAM/Memory count as one. */
export function groupKey(name: string | null): string {
  return name === null ? '' : searchKey(name);
}
