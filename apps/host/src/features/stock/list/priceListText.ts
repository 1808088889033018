import { formatNumber, type PriceList } from '@handset/domain';
import { kindText } from './kindText.ts';
import type { PriceListWords } from './priceListWords.ts';

/** Options of the price list's text. */
export interface PriceListTextOptions {
  shop: { name: string; number: string };
  /** The day it is of, as it is written. */
  day: string;
  words: PriceListWords;
  /** Writes an amount. */
  money: (minor: number) => string;
  /** Formats the number of phones per kind, if the list states it. */
  count?: ((count: number) => string) | undefined;
}

/** A price list as a message: company by company, in WhatsApp's own marks. */
export function priceListText(
  kinds: PriceList['data'],
  { shop, day, words, money, count }: PriceListTextOptions,
): string {
  const lines = [`*${shop.name}*`, `${words.title}, ${day}`];
  let company: string | undefined;
  for (const kind of kinds) {
    if (kind.companyName !== company) lines.push('', `*${kind.companyName}*`);
    company = kind.companyName;
    const price = kind.demandPrice === null ? words.ask : money(kind.demandPrice);
    lines.push(`${kindText(kind, words)}${count ? ` (${count(kind.count)})` : ''}: ${price}`);
  }
  lines.push('', formatNumber(shop.number));
  return lines.join('\n');
}
