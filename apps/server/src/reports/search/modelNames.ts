import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { cacheUntilStockChanges } from '../../stock/phones/cacheUntilStockChanges.ts';

/** A model that the shop has or had, and its number of phones. */
export interface KnownModel {
  company_name: string;
  model_name: string;
  count: number;
}

/** The models of the phones that the shop ever had. */
export const modelNames = cacheUntilStockChanges(
  (shop: ShopReader): Promise<readonly KnownModel[]> =>
    shop
      .selectFrom('units')
      .select((row) => ['company_name', 'model_name', row.fn.countAll<number>().as('count')])
      .groupBy(['company_name', 'model_name'])
      .execute(),
);
