import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/** Entries, slips, invoices and dispatches are numbered from 1 without a gap. */
export async function numbersAgree(shop: ShopReader): Promise<string[]> {
  const counters = await shop.selectFrom('counters').select(['name', 'value']).execute();
  const last = new Map(counters.map(({ name, value }) => [name, value]));
  const series = {
    entry: shop.selectFrom('journal_entries').select('number'),
    slip: shop.selectFrom('purchases').select('slip_number as number'),
    invoice: shop.selectFrom('sales').select('invoice_number as number'),
    dispatch: shop.selectFrom('dispatches').select('number'),
  };
  const broken: string[] = [];
  for (const [name, query] of Object.entries(series)) {
    const given = new Set((await query.execute()).map(({ number }) => number));
    for (let number = 1; number <= (last.get(name) ?? 0); number += 1)
      if (!given.delete(number)) broken.push(`The ${name} number ${number} is missing`);
    for (const number of given) broken.push(`The ${name} number ${number} was never given out`);
  }
  return broken;
}
