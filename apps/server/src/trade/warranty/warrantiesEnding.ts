import { addDays, WARRANTIES, type Warranty, warrantyEnd } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { MAX_PER_KIND, type News } from '../../base/notifications/News.ts';
import { isBoughtBack } from '../../stock/phones/boughtBack.ts';

/** Days before the end of a warranty on which the shop is notified. */
const DAYS_BEFORE = 7;

/** Phones sold to named customers, and still theirs, whose warranty, the shop's own, ends within a week. */
export async function warrantiesEnding(shop: ShopReader): Promise<News[]> {
  const last = addDays(shop.today, DAYS_BEFORE);
  const news: News[] = [];
  // Each term covers only a few days of sales. One query for all terms would read a year of sales.
  for (const [index, warranty] of WARRANTIES.slice(1).entries()) {
    const from = monthsBefore(shop.today, index + 1);
    const to = monthsBefore(last, index + 1);
    for (const row of await soldUnder(shop, warranty, from, to)) {
      const end = warrantyEnd(row.date, warranty);
      if (end && end >= shop.today && end <= last) news.push(newsOf(row, end));
    }
  }
  return news.slice(0, MAX_PER_KIND);
}

async function soldUnder(shop: ShopReader, warranty: Warranty, from: string, to: string) {
  const sales = await shop
    .selectFrom('sales')
    .select('id')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('warranty', '=', warranty)
    .where('person_id', '!=', shop.session.shop.id)
    .orderBy('date')
    .orderBy('id')
    .limit(MAX_PER_KIND)
    .execute();
  if (sales.length === 0) return [];
  const ids = sales.map((sale) => sale.id);
  return shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select([
      'units.id',
      'units.imei1',
      'units.company_name',
      'units.model_name',
      'sales.id as sale_id',
      'sales.date',
      'persons.name',
    ])
    .where('sale_units.sale_id', 'in', ids)
    .where('sale_units.is_live', '=', 1)
    .where((row) => row.not(isBoughtBack(row)))
    .orderBy('sales.date')
    .orderBy('sales.id')
    .limit(MAX_PER_KIND)
    .execute();
}

type SoldUnit = Awaited<ReturnType<typeof soldUnder>>[number];

function newsOf(row: SoldUnit, end: string): News {
  const phone = `${row.company_name} ${row.model_name}`;
  return {
    _id: `warranty-ending:${row.sale_id}:${row.id}`,
    kind: 'warranty-ending',
    message: `The warranty of ${phone}, IMEI ${row.imei1}, sold to ${row.name}, ends on ${end}`,
    values: { phone, imei: row.imei1, party: row.name, endsOn: end },
    date: addDays(end, -DAYS_BEFORE),
    refType: 'sale',
    refId: row.sale_id,
  };
}

/** The same day so many months earlier, or the last of its month where that has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const before = Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth));
  return new Date(before).toISOString().slice(0, 10);
}
