import type { NotificationKind } from '@handset/domain';
import { defineMessages } from '@handset/ui';

/** Parts of a notification's sentence: names as stored, amounts and days already formatted. */
export interface NotificationParts {
  amount: string;
  day: string;
  party: string;
  thing: string;
  count: string;
  note: string;
  from: string;
  to: string;
}

const en = {
  title: 'Notifications',
  none: 'No notifications',
  noneText: 'Dues, ending warranties and low stock appear here.',
  unread: 'Unread',
  unreadCount: (count: number) => `${count} unread`,
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  viewAll: 'View all notifications',
  show: 'Show',
  shows: { true: 'Unread only' },
  kind: 'Kind',
  kinds: {
    'credit-due': 'Credit due',
    'committee-due': 'Committee due',
    'warranty-ending': 'Warranty ending',
    'low-stock': 'Low stock',
    'old-stock': 'Old stock',
    'sale-dropped': 'Parked sale discarded',
    'count-waiting': 'Count to approve',
    'count-decided': 'Your counts',
    clock: 'Clock',
  } as Record<NotificationKind, string>,
  receivable: ({ party, amount, day }: NotificationParts) => `${party} owes us ${amount}, due ${day}`,
  payable: ({ party, amount, day }: NotificationParts) => `We owe ${party} ${amount}, due ${day}`,
  committee: ({ thing, amount, day }: NotificationParts) => `${thing}: ${amount} due ${day}`,
  warranty: ({ thing, party, day }: NotificationParts) => `${party}’s warranty on ${thing} ends on ${day}`,
  lowStock: ({ thing, count }: NotificationParts) => `Only ${count} of ${thing} left`,
  oldStock: ({ thing, day }: NotificationParts) => `${thing} has been in stock since ${day}`,
  saleDropped: ({ thing, party, day }: NotificationParts) =>
    thing
      ? `The sale that ${party} parked on ${day} (${thing}) was discarded, since nobody continued it`
      : `The sale that ${party} parked on ${day} was discarded, since nobody continued it`,
  countWaiting: ({ party, day }: NotificationParts) =>
    `${party} counted Pocket Cash for ${day}. It differs from the books and needs your approval`,
  countApproved: ({ day }: NotificationParts) => `Your count of Pocket Cash for ${day} was approved`,
  countRejected: ({ day, note }: NotificationParts) =>
    `Your count of Pocket Cash for ${day} was rejected: ${note}`,
  clockBack: ({ from, to }: NotificationParts) =>
    `The server’s clock went back from ${from} to ${to}. Check the clock, and the dates of anything entered since.`,
  clockAhead: ({ from, to }: NotificationParts) =>
    `The server’s clock went ahead from ${from} to ${to}. Nothing can be recorded until you mark this as read. Do so if the new time is right; if not, have the clock set first.`,
};

export const notificationWords = defineMessages({
  en,
  ur: {
    title: 'اطلاعات',
    none: 'کوئی اطلاع نہیں',
    noneText: 'واجبات، ختم ہوتی وارنٹیاں اور کم اسٹاک یہاں بتائے جاتے ہیں۔',
    unread: 'نہ پڑھی ہوئی',
    unreadCount: (count) => `${count} نہ پڑھی ہوئی`,
    markAll: 'سب کو پڑھا ہوا کریں',
    markRead: 'پڑھا ہوا کریں',
    viewAll: 'سب اطلاعات دیکھیں',
    show: 'دکھائیں',
    shows: { true: 'صرف نہ پڑھی ہوئی' },
    kind: 'قسم',
    kinds: {
      'credit-due': 'ادھار واجب',
      'committee-due': 'کمیٹی واجب',
      'warranty-ending': 'وارنٹی ختم ہو رہی ہے',
      'low-stock': 'کم اسٹاک',
      'old-stock': 'پرانا اسٹاک',
      'sale-dropped': 'روکی ہوئی فروخت ختم ہوئی',
      'count-waiting': 'منظوری کے لیے گنتی',
      'count-decided': 'آپ کی گنتیاں',
      clock: 'گھڑی',
    },
    receivable: ({ party, amount, day }) => `${party} نے ہمیں ${amount} دینے ہیں، ادائیگی کی تاریخ ${day}`,
    payable: ({ party, amount, day }) => `ہم نے ${party} کو ${amount} دینے ہیں، ادائیگی کی تاریخ ${day}`,
    committee: ({ thing, amount, day }) => `${thing}: ${amount}، ادائیگی کی تاریخ ${day}`,
    warranty: ({ thing, party, day }) => `${party} کے ${thing} کی وارنٹی ${day} کو ختم ہو رہی ہے`,
    lowStock: ({ thing, count }) => `${thing} صرف ${count} باقی ہیں`,
    oldStock: ({ thing, day }) => `${thing} ${day} سے اسٹاک میں ہے`,
    saleDropped: ({ thing, party, day }) =>
      thing
        ? `${party} نے ${day} کو جو فروخت (${thing}) روکی تھی وہ ختم کر دی گئی، کیونکہ کسی نے اسے جاری نہیں رکھا`
        : `${party} نے ${day} کو جو فروخت روکی تھی وہ ختم کر دی گئی، کیونکہ کسی نے اسے جاری نہیں رکھا`,
    countWaiting: ({ party, day }) =>
      `${party} نے ${day} کی جیب کی نقدی گنی: کھاتے سے فرق ہے اور آپ کی منظوری باقی ہے`,
    countApproved: ({ day }) => `${day} کی جیب کی نقدی کی آپ کی گنتی منظور ہو گئی`,
    countRejected: ({ day, note }) => `${day} کی جیب کی نقدی کی آپ کی گنتی نامنظور ہوئی: ${note}`,
    clockBack: ({ from, to }) =>
      `سرور کی گھڑی \u2068${from}\u2069 سے \u2068${to}\u2069 پر پیچھے چلی گئی۔ گھڑی اور اس کے بعد کے اندراجات کی تاریخیں دیکھ لیں۔`,
    clockAhead: ({ from, to }) =>
      `سرور کی گھڑی \u2068${from}\u2069 سے \u2068${to}\u2069 پر آگے چلی گئی۔ اگر وقت درست ہے تو اسے پڑھا ہوا کریں، تب تک کچھ درج نہیں ہو گا۔ اگر غلط ہے تو گھڑی درست کرائیں۔`,
  },
});

/** The words of notifications in one language. */
export type NotificationWords = typeof en;
