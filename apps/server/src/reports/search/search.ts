import { type Found, readSearch } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { findInvoices, findSlips } from './findDocuments.ts';
import { findParties } from './findParties.ts';
import { findUnits } from './findUnits.ts';

/** Everything in the shop that a text may mean, at most ten of each kind, the likeliest first. */
export async function search(shop: ShopReader, text: string): Promise<Found> {
  const asked = readSearch(
    text,
    shop.session.shop.invoicePrefixes.map(({ prefix }) => prefix),
  );
  return {
    units: await findUnits(shop, asked),
    parties: await findParties(shop, asked),
    invoices: await findInvoices(shop, asked.invoice),
    slips: await findSlips(shop, asked.slip),
  };
}
