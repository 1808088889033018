/** What the phones in the shop's hands are narrowed by, in the address and of the server. */
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

/** What the server is asked for of the stock: the filters that are set, whatever else a list is narrowed by. */
export function stockQuery(
  values: Readonly<Record<StockFilter, string>>,
): Partial<Record<StockFilter, string>> {
  return Object.fromEntries(stockFilters.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}
