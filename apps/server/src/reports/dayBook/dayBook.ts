import type { Day, DayBook } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { closedUpTo, closingOf, reopeningOf } from '../../books/days/dayClosings.ts';
import { countOfDay } from '../../books/days/dayCounts.ts';
import { bankCountsOn } from '../../money/wallet/cashCounts.ts';
import { purchasesOn } from '../../trade/purchases/purchases.ts';
import { salesOn } from '../../trade/sales/sales.ts';
import { dayEntries } from './dayEntries.ts';
import { dayLadders } from './dayLadders.ts';
import { dayPayments } from './dayPayments.ts';
import { daySections } from './daySections.ts';

/** Report of a day: purchases, sales, and each account from opening to closing. */
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
    reopening: (await reopeningOf(shop, date)) ?? null,
    count: await countOfDay(shop, date),
    bankCounts: await bankCountsOn(shop, date),
  };
}
