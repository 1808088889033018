import type { PriceList } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { byName } from './byName.ts';
import { getOrCreate } from './getOrCreate.ts';
import { groupKey, matchingPhones, type StockQuery } from './phoneFilters.ts';

/** Phones for sale by kind, with their asking prices. */
export async function priceList(shop: ShopReader, filters: StockQuery): Promise<PriceList> {
  const rows = await shop
    .selectFrom('units')
    .select((row) => [
      'company_name',
      'model_name',
      'ram_memory',
      'condition',
      'specifications',
      'demand_price',
      'color',
      row.fn.countAll<number>().as('count'),
    ])
    .where(await matchingPhones(shop, { ...filters, state: ['in-stock'] }))
    .groupBy([
      'company_name',
      'model_name',
      'ram_memory',
      'condition',
      'specifications',
      'demand_price',
      'color',
    ])
    .execute();
  const kinds = new Map<string, PriceList['data'][number] & { byColor: Map<string, string> }>();
  let total = 0;
  for (const row of rows) {
    const { company_name, model_name, ram_memory, condition, specifications, demand_price, color } = row;
    const names = [company_name, model_name, ram_memory].map(groupKey);
    const kind = getOrCreate(kinds, [...names, condition, specifications, demand_price].join('\n'), () => ({
      companyName: company_name,
      modelName: model_name,
      ramMemory: ram_memory,
      condition,
      specifications,
      demandPrice: demand_price,
      colors: [],
      byColor: new Map(),
      count: 0,
    }));
    if (color) getOrCreate(kind.byColor, groupKey(color), () => color);
    kind.count += row.count;
    total += row.count;
  }
  // The last sort decides first: names, then new before used, then price.
  const byPrice = [...kinds.values()].sort((a, b) => (a.demandPrice ?? 0) - (b.demandPrice ?? 0));
  const byCondition = byName(byPrice, ({ condition }) => condition);
  return {
    data: byName(byCondition, ({ companyName, modelName, ramMemory }) =>
      [companyName, modelName, ramMemory].join('\n'),
    ).map(({ byColor, ...kind }) => ({ ...kind, colors: byName(byColor.values(), String) })),
    total,
  };
}
