/** Filters of the stock, with the same names in the address and the API. */
export const stockFilters = [
  'q',
  'company',
  'model',
  'condition',
  'specifications',
  'ram',
  'color',
  'priceFrom',
  'priceTo',
  'ageFrom',
  'ageTo',
  'source',
] as const;

export type StockFilter = (typeof stockFilters)[number];

/** The API query for the stock filters that are set, without other filters of the list. */
export function stockQuery(
  values: Readonly<Record<StockFilter, string>>,
): Partial<Record<StockFilter, string>> {
  return Object.fromEntries(stockFilters.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}
