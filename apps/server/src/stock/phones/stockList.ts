import type { StockList } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { byName } from './byName.ts';
import { cacheUntilStockChanges } from './cacheUntilStockChanges.ts';
import { getOrCreate } from './getOrCreate.ts';
import { groupKey, matchingPhones, type StockQuery } from './phoneFilters.ts';

/** Counts of a kind of phone, in minor units and days. */
interface Tally {
  new: number;
  used: number;
  dispatched: number;
  cost: number;
  demand: number;
  oldest: string;
}

interface Variant extends Tally {
  ramMemory: string | null;
}
interface Model extends Tally {
  modelName: string;
  variants: Map<string, Variant>;
}
interface Company extends Tally {
  companyName: string;
  models: Map<string, Model>;
}

/** Phones in stock by company, model and RAM/Memory. */
export async function stockList(shop: ShopReader, filters: StockQuery): Promise<StockList> {
  const isWhole = Object.values(filters).every((filter) => filter === undefined);
  const rows = await (isWhole ? wholeStock(shop) : talliesOf(shop, filters));
  const all = emptyTally();
  const companies = new Map<string, Company>();
  for (const row of rows) {
    const company = getOrCreate(companies, groupKey(row.company_name), () => ({
      companyName: row.company_name,
      models: new Map(),
      ...emptyTally(),
    }));
    const model = getOrCreate(company.models, groupKey(row.model_name), () => ({
      modelName: row.model_name,
      variants: new Map(),
      ...emptyTally(),
    }));
    const variant = getOrCreate(model.variants, groupKey(row.ram_memory), () => ({
      ramMemory: row.ram_memory,
      ...emptyTally(),
    }));
    for (const tally of [all, company, model, variant]) count(tally, row);
  }
  const holding = (tally: Tally) => holdingOf(shop, tally);
  return {
    data: byName(companies.values(), ({ companyName }) => companyName).map((company) => ({
      companyName: company.companyName,
      ...holding(company),
      models: byName(company.models.values(), ({ modelName }) => modelName).map((model) => ({
        modelName: model.modelName,
        ...holding(model),
        variants: byName(model.variants.values(), ({ ramMemory }) => ramMemory ?? '').map((variant) => ({
          ramMemory: variant.ramMemory,
          ...holding(variant),
        })),
      })),
    })),
    totals: holding(all),
  };
}

const wholeStock = cacheUntilStockChanges((shop) => talliesOf(shop, {}));

async function talliesOf(shop: ShopReader, filters: StockQuery) {
  const isMatch = await matchingPhones(shop, { ...filters, state: ['in-stock', 'dispatched'] });
  return (
    shop
      .selectFrom('units')
      .select((row) => [
        'company_name',
        'model_name',
        'ram_memory',
        'condition',
        'state',
        row.fn.countAll<number>().as('count'),
        row.fn.sum<number>('cost').as('cost'),
        row.fn.coalesce(row.fn.sum<number>('demand_price'), row.lit(0)).as('demand'),
        row.fn.min('acquired_on').as('oldest'),
      ])
      .where(isMatch)
      // Named by an expression, the first of them keeps the index of models out, which holds none of the sums.
      .groupBy((row) => row.fn.coalesce('company_name', row.val('')))
      .groupBy(['company_name', 'model_name', 'ram_memory', 'condition', 'state'])
      .execute()
  );
}

function emptyTally(): Tally {
  return { new: 0, used: 0, dispatched: 0, cost: 0, demand: 0, oldest: '' };
}

function count(
  tally: Tally,
  row: { condition: string; state: string; count: number; cost: number; demand: number; oldest: string },
) {
  if (row.state === 'dispatched') tally.dispatched += row.count;
  else if (row.condition === 'New') tally.new += row.count;
  else tally.used += row.count;
  tally.cost += row.cost;
  tally.demand += row.demand;
  if (tally.oldest === '' || row.oldest < tally.oldest) tally.oldest = row.oldest;
}

function holdingOf(shop: ShopReader, tally: Tally): StockList['totals'] {
  const { oldest } = tally;
  const oldestDays = oldest === '' ? 0 : (Date.parse(shop.today) - Date.parse(oldest)) / 86_400_000;
  return {
    new: tally.new,
    used: tally.used,
    dispatched: tally.dispatched,
    costValue: seesCost(shop.session) ? tally.cost : null,
    demandValue: tally.demand,
    oldestDays: Math.round(oldestDays),
  };
}
