import { addDays } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { DAYS_AHEAD, type News } from '../../base/notifications/News.ts';
import { committees } from './committees.ts';

/** Committees whose next instalment falls due within days or is late. */
export async function committeesDue(shop: ShopReader): Promise<News[]> {
  const { data } = await committees(shop);
  const soon = addDays(shop.today, DAYS_AHEAD);
  return data.flatMap((committee) => {
    const due = committee.nextDue;
    if (due === null || due > soon) return [];
    const late = committee.late > 1 ? ` (${committee.late} are late)` : '';
    const when = due < shop.today ? 'was due' : 'is due';
    return [
      {
        _id: `committee-due:${committee._id}:${due}`,
        kind: 'committee-due' as const,
        message: `An instalment of ${committee.name} ${when} on ${due}${late}`,
        values: { committee: committee.name, amount: committee.amount, dueDate: due, late: committee.late },
        date: due,
        refType: 'committee',
        refId: committee._id,
      },
    ];
  });
}
