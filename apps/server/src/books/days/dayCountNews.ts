import { dayText, may } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { MAX_PER_KIND, type News } from '../../base/notifications/News.ts';
import { selectCounts } from './dayCounts.ts';

/** To owners the counts that wait for them; to an employee what became of his own. */
export async function dayCountNews(shop: ShopReader): Promise<News[]> {
  const isOwner = may(shop.session.role, 'approve-count');
  const counts = selectCounts(shop).orderBy('day_counts.id', 'desc').limit(MAX_PER_KIND);
  const rows = await (isOwner
    ? counts.where('day_counts.state', '=', 'waiting')
    : counts
        .where('day_counts.state', 'in', ['approved', 'rejected'])
        .where('day_counts.created_by', '=', shop.session.userId)
  ).execute();
  return rows.map((row) => ({
    _id: `count:${row.id}:${row.state}`,
    kind: isOwner ? ('count-waiting' as const) : ('count-decided' as const),
    message: isOwner
      ? `${row.counter} counted Pocket Cash for ${dayText(row.date, 'en')}. It differs from the books and needs your approval`
      : `Your count of Pocket Cash for ${dayText(row.date, 'en')} was ${row.state}${row.note ? `: ${row.note}` : ''}`,
    values: { party: row.counter, day: row.date, state: row.state, note: row.note ?? '' },
    date: row.date,
    refType: 'day',
    refId: row.date,
  }));
}
