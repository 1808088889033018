import {
  addDays,
  CONDITIONS,
  cleanText,
  idSchema,
  isDay,
  nameKey,
  rupees,
  SPECIFICATIONS,
  UNIT_STATES,
} from '@handset/domain';
import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { listQuery } from '../lists/listQuery.ts';

/** A comma-separated list of choices: `state=in-stock,dispatched`. */
export function listOf<const Choice extends string>(choices: readonly Choice[]) {
  return z
    .string()
    .max(200)
    .meta({ description: `One or more of ${choices.join(', ')}, separated by commas` })
    .transform((text) => text.split(',').map((choice) => choice.trim().toLowerCase()))
    .pipe(
      z.array(
        z.string().transform((text, ctx) => {
          const choice = choices.find((known) => known.toLowerCase() === text);
          if (choice !== undefined) return choice;
          ctx.addIssue({ code: 'custom', message: 'Choose one of the options' });
          return z.NEVER;
        }),
      ),
    );
}

const word = z.string().max(80).transform(cleanText);
const days = z.coerce.number().int().min(0).max(36_500);

/** Which phones are asked for: everything that the stock list filters by. */
export const phoneFilters = {
  condition: listOf(CONDITIONS).optional(),
  source: listOf(['stock', 'single', 'bulk', 'exchange']).optional(),
  companyId: idSchema.optional(),
  modelId: idSchema.optional(),
  company: word.optional(),
  model: word.optional(),
  /** Blank: those of which it is not known. */
  ram: word.optional(),
  color: word.optional(),
  specifications: listOf(SPECIFICATIONS).optional(),
  /** Demand price, in rupees. */
  priceFrom: rupees().optional(),
  priceTo: rupees().optional(),
  /** Days since they came. */
  ageFrom: days.optional(),
  ageTo: days.optional(),
  /** What nobody checked: used ones not looked up in e-Gadget, any without a PTA status. */
  unchecked: z.enum(['eGadget', 'pta']).optional(),
};

export const phoneQuery = listQuery.extend({
  ...phoneFilters,
  state: listOf(UNIT_STATES).optional(),
  sort: z
    .enum(['acquiredOn', 'demandPrice', 'finalPrice', 'purchasePrice', 'companyName', 'daysInStock'])
    .default('acquiredOn'),
  /** Names go up and everything else goes down when absent. */
  order: z.enum(['asc', 'desc']).optional(),
  // It carries the name of a company and of a model.
  cursor: z.string().max(2000).optional(),
});
export type PhoneQuery = z.output<typeof phoneQuery>;

export const stockQuery = z.strictObject({ q: listQuery.shape.q, ...phoneFilters });
export type StockQuery = z.output<typeof stockQuery>;

type Condition = ExpressionWrapper<ShopTables, 'units', SqlBool>;

/**
 * The conditions that filters come to. All of them but the look at e-Gadget read columns of the index of the list alone.
 */
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
      ...holdingWords(filters.q),
    ];
    return row.and(conditions);
  };
}

/** Whether a used phone was never looked up in the police register: nobody did, or no slip says so. */
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

/** Whether a unit's own text holds every word of a search, whatever the case. */
export function holdingWords(q: string | undefined): RawBuilder<boolean>[] {
  const words = cleanText(q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`units.search_text like ${pattern} escape '\\'`;
  });
}

/** Whoever types more knows the first of them. */
const MOST_WORDS = 8;

/** Names to match: those asked for, and those that ids of the catalogue stand for. */
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
  return name === null ? '' : nameKey(name);
}
