import { addDays, isDay, type phoneContract, readSearch, searchKey } from '@handset/domain';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { saysOfPhones } from '../../base/lists/contains.ts';
import { cacheUntilStockChanges } from './cacheUntilStockChanges.ts';

export type PhoneQuery = z.output<typeof phoneContract.list.query>;
export type StockQuery = z.output<typeof phoneContract.stock.query>;

type Condition = ExpressionWrapper<ShopTables, 'units', SqlBool>;

/** Conditions for the filters. All except the e-Gadget one read only columns of the list's index. */
export async function matchingPhones(
  shop: ShopReader,
  filters: Partial<Omit<PhoneQuery, 'sort' | 'order' | 'limit' | 'cursor'>>,
): Promise<(row: ExpressionBuilder<ShopTables, 'units'>) => Condition> {
  const named = await namesOf(shop, filters);
  const spellings = await spellingsIn(shop);
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
      ...named.companies.map((name) => row('units.company_name', 'in', spellings('company_name', name))),
      ...named.models.map((name) => row('units.model_name', 'in', spellings('model_name', name))),
      ...(ram === undefined
        ? []
        : [
            ram === ''
              ? row('units.ram_memory', 'is', null)
              : row('units.ram_memory', 'in', spellings('ram_memory', ram)),
          ]),
      ...(unchecked === 'eGadget' ? [isNotLookedUp(row)] : []),
      ...(unchecked === 'pta' ? [row('units.specifications', 'is', null)] : []),
      ...(filters.color ? [row('units.color', 'in', spellings('color', filters.color))] : []),
      ...(filters.q ? [saysOfPhones('units.search_text', readSearch(filters.q, []))] : []),
    ];
    return row.and(conditions);
  };
}

/** Whether a used phone was never looked up in the police register: neither its slip nor the sale that took it in exchange says so. */
export function isNotLookedUp(row: ExpressionBuilder<ShopTables, 'units'>) {
  const onSlip = row
    .selectFrom('purchases')
    .select('purchases.id')
    .whereRef('purchases.id', '=', 'units.purchase_id')
    .where('purchases.egadget_status', '<>', 'not-checked');
  const inExchange = row
    .selectFrom('sales')
    .select('sales.id')
    .whereRef('sales.id', '=', 'units.sale_id')
    .where('sales.exchange_egadget', '=', 1);
  return row.and([
    row('units.condition', '=', 'Used'),
    row.not(row.exists(onSlip)),
    row.not(row.exists(inExchange)),
  ]);
}

/** Makers, models, memories and colours of the phones that the shop ever had. */
const kindsOf = cacheUntilStockChanges((shop) =>
  shop.selectFrom('units').select(['company_name', 'model_name', 'ram_memory', 'color']).distinct().execute(),
);

/** Finds the spellings of a name among the phones of a shop; the name itself where there is no phone of it. */
async function spellingsIn(shop: ShopReader) {
  const kinds = await kindsOf(shop);
  return (column: keyof (typeof kinds)[number], name: string): string[] => {
    const key = groupKey(name);
    const same = kinds.flatMap((kind) => (groupKey(kind[column]) === key ? [kind[column] ?? ''] : []));
    return [...new Set([...same, name])];
  };
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
