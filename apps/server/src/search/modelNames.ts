import type { ShopReader } from '../database/HandsetDatabase.ts';
import { stockVersion } from '../stock/phones.ts';

/** A model that the shop has or had, and how many phones of it. */
export interface KnownModel {
  company_name: string;
  model_name: string;
  count: number;
}

interface Kept {
  version: string;
  models: readonly KnownModel[];
}

/** Shops whose models are remembered; those that nobody searched for longest are forgotten first. */
const MOST_SHOPS = 200;
const kept = new Map<string, Kept>();

/**
 * The models of the phones that the shop ever had. Finding them takes a look at every phone, so they are remembered until
 * the next change of the stock.
 */
export async function modelNames(shop: ShopReader): Promise<readonly KnownModel[]> {
  const { id } = shop.session.shop;
  const version = await stockVersion(shop);
  const known = kept.get(id);
  const models = known?.version === version ? known.models : await readModels(shop);
  kept.delete(id);
  kept.set(id, { version, models });
  const [oldest] = kept.keys();
  if (kept.size > MOST_SHOPS && oldest !== undefined) kept.delete(oldest);
  return models;
}

function readModels(shop: ShopReader): Promise<KnownModel[]> {
  return shop
    .selectFrom('units')
    .select((row) => ['company_name', 'model_name', row.fn.countAll<number>().as('count')])
    .groupBy(['company_name', 'model_name'])
    .execute();
}
