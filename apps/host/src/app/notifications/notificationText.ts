import type { Notification } from '@handset/domain';
import type { Format } from '../../kit/format/useFormat.ts';
import type { NotificationWords } from './notificationWords.ts';

/** A notification as a sentence in the reader's language; the server's own where its kind is not known here. */
export function notificationText(
  { kind, values, message }: Pick<Notification, 'kind' | 'values' | 'message'>,
  words: NotificationWords,
  format: Pick<Format, 'day' | 'money' | 'count'>,
): string {
  const text = (name: string) => String(values[name] ?? '');
  const parts = {
    // Values travel in rupees.
    amount: format.money(Math.round(Number(values.amount ?? 0) * 100)),
    party: text('party'),
    thing: text('phone') || text('accessory') || text('committee') || text('sale'),
    day: dayOf(text('dueDate') || text('endsOn') || text('since') || text('day'), format),
    from: momentOf(text('from'), format),
    to: momentOf(text('to'), format),
    count: format.count(Number(values.quantity ?? 0)),
    note: text('note'),
  };
  switch (kind) {
    case 'credit-due':
      return values.side === 'payable' ? words.payable(parts) : words.receivable(parts);
    case 'committee-due':
      return words.committee(parts);
    case 'warranty-ending':
      return words.warranty(parts);
    case 'low-stock':
      return words.lowStock(parts);
    case 'old-stock':
      return words.oldStock(parts);
    case 'sale-dropped':
      return words.saleDropped(parts);
    case 'count-waiting':
      return words.countWaiting(parts);
    case 'count-decided':
      return values.state === 'approved' ? words.countApproved(parts) : words.countRejected(parts);
    case 'clock':
      return values.direction === 'back' ? words.clockBack(parts) : words.clockAhead(parts);
    default:
      return message;
  }
}

/** A moment of the shop's clock, such as `2026-11-24 14:05`. */
function momentOf(text: string, format: Pick<Format, 'day'>): string {
  const [day = '', ...time] = text.split(' ');
  return [dayOf(day, format), ...time].join(' ');
}

function dayOf(text: string, format: Pick<Format, 'day'>): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.day(text) : text;
}
