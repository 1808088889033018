import type { StockList } from '@handset/domain';

type Variant = StockList['data'][number]['models'][number]['variants'][number];

/** One kind of phone in stock: a model with its RAM/Memory. Amounts in minor units. */
export interface StockRow extends Variant {
  key: string;
  companyName: string;
  modelName: string;
}

/** The kinds of phones of a stock list, one after another. */
export function stockRows(companies: StockList['data']): StockRow[] {
  return companies.flatMap(({ companyName, models }) =>
    models.flatMap(({ modelName, variants }) =>
      variants.map((variant) => ({
        ...variant,
        key: [companyName, modelName, variant.ramMemory ?? ''].join('\n'),
        companyName,
        modelName,
      })),
    ),
  );
}
