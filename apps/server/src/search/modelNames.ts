import type { ShopReader } from '../database/HandsetDatabase.ts';
import { untilStockChanges } from '../stock/untilStockChanges.ts';

/** A model that the shop has or had, and how many phones of it. */
export interface KnownModel {
  company_name: string;
  model_name: string;
  count: number;
}

/** The models of the phones that the shop ever had. */
export const modelNames = untilStockChanges(
  (shop: ShopReader): Promise<readonly KnownModel[]> =>
    shop
      .selectFrom('units')
      .select((row) => ['company_name', 'model_name', row.fn.countAll<number>().as('count')])
      .groupBy(['company_name', 'model_name'])
      .execute(),
);
