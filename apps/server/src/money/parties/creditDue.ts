import { addDays, formatMoney, toRupees } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { DAYS_AHEAD, MAX_PER_KIND, type News } from '../../base/notifications/News.ts';

/** Open bills on both sides that are overdue or due within days. A new due date raises a new notification. */
export async function creditDue(shop: ShopReader): Promise<News[]> {
  // A side at a time: the open bills are kept in the order of their days by side.
  const bills = [...(await billsDue(shop, 'receivable')), ...(await billsDue(shop, 'payable'))]
    .sort((a, b) => ((a.due_date ?? '') < (b.due_date ?? '') ? 1 : -1))
    .slice(0, MAX_PER_KIND);
  return bills.map((bill) => {
    const open = bill.amount - bill.paid;
    const due = bill.due_date ?? shop.today;
    const when =
      due < shop.today ? `was due on ${due}` : due === shop.today ? 'is due today' : `is due on ${due}`;
    const who =
      bill.side === 'receivable'
        ? `${formatMoney(open)} from ${bill.name}`
        : `${formatMoney(open)} to ${bill.name}`;
    return {
      _id: `credit-due:${bill.id}:${due}`,
      kind: 'credit-due',
      message: `${who} ${when}`,
      values: { side: bill.side, party: bill.name, amount: toRupees(open), dueDate: due },
      date: due,
      refType: bill.document_type,
      refId: bill.id,
    };
  });
}

function billsDue(shop: ShopReader, side: 'receivable' | 'payable') {
  return shop
    .selectFrom('bills')
    .innerJoin('persons', 'persons.id', 'bills.person_id')
    .select([
      'bills.id',
      'bills.side',
      'bills.document_type',
      'bills.due_date',
      'bills.amount',
      'bills.paid',
      'persons.name',
    ])
    .where('bills.side', '=', side)
    .where('bills.due_date', '<=', addDays(shop.today, DAYS_AHEAD))
    .whereRef('bills.paid', '<', 'bills.amount')
    .orderBy('bills.due_date', 'desc')
    .orderBy('bills.id', 'desc')
    .limit(MAX_PER_KIND)
    .execute();
}
