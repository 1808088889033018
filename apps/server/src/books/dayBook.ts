import type { Day, DayBook } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { purchasesOn } from '../purchases/purchases.ts';
import { salesOn } from '../sales/sales.ts';
import { closedUpTo, closingOf } from './dayClosings.ts';
import { dayEntries } from './dayEntries.ts';
import { dayLadders } from './dayLadders.ts';
import { dayPayments } from './dayPayments.ts';
import { daySections } from './daySections.ts';

/** How a day went: what was bought and sold, and each account from its opening to its closing. */
export async function dayBook(shop: ShopReader, date: Day): Promise<DayBook> {
  const entries = await dayEntries(shop, date);
  const { sections, totals } = await daySections(shop, entries);
  const lastClosed = await closedUpTo(shop);
  return {
    date,
    ladders: await dayLadders(shop, date, entries),
    sections,
    purchases: await purchasesOn(shop, date),
    sales: await salesOn(shop, date),
    payments: await dayPayments(shop, date, entries),
    totals,
    isClosed: lastClosed !== undefined && date <= lastClosed,
    closedUpTo: lastClosed ?? null,
    closing: (await closingOf(shop, date)) ?? null,
  };
}
