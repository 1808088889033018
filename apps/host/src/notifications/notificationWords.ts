import type { NotificationKind } from '@handset/domain';
import type { Words } from '../messages/useWords.ts';

/** What a sentence is made of: names as they are, amounts and days already written. */
export interface NotificationParts {
  amount: string;
  day: string;
  party: string;
  thing: string;
  count: string;
}

const en = {
  title: 'Notifications',
  none: 'No notifications',
  noneText: 'Dues, ending warranties and low stock are told here as they come up.',
  unread: 'Unread',
  unreadCount: (count: number) => `${count} unread`,
  markAll: 'Mark all as read',
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
  } as Record<NotificationKind, string>,
  receivable: ({ party, amount, day }: NotificationParts) => `${party} owes us ${amount}, due ${day}`,
  payable: ({ party, amount, day }: NotificationParts) => `We owe ${party} ${amount}, due ${day}`,
  committee: ({ thing, amount, day }: NotificationParts) => `${thing}: ${amount} due ${day}`,
  warranty: ({ thing, party, day }: NotificationParts) =>
    `The warranty of ${thing} of ${party} ends on ${day}`,
  lowStock: ({ thing, count }: NotificationParts) => `Only ${count} of ${thing} left`,
  oldStock: ({ thing, day }: NotificationParts) => `${thing} has been in stock since ${day}`,
};

/** What notifications say. */
export const notificationWords: Words<typeof en> = {
  en,
  ur: {
    title: 'اطلاعات',
    none: 'کوئی اطلاع نہیں',
    noneText: 'واجبات، ختم ہوتی وارنٹیاں اور کم اسٹاک یہاں بتائے جاتے ہیں۔',
    unread: 'نہ پڑھی ہوئی',
    unreadCount: (count) => `${count} نہ پڑھی ہوئی`,
    markAll: 'سب کو پڑھا ہوا کریں',
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
    },
    receivable: ({ party, amount, day }) => `${party} نے ہمیں ${amount} دینے ہیں، تاریخ ${day}`,
    payable: ({ party, amount, day }) => `ہم نے ${party} کو ${amount} دینے ہیں، تاریخ ${day}`,
    committee: ({ thing, amount, day }) => `${thing}: ${amount}، تاریخ ${day}`,
    warranty: ({ thing, party, day }) => `${party} کے ${thing} کی وارنٹی ${day} کو ختم ہو رہی ہے`,
    lowStock: ({ thing, count }) => `${thing} صرف ${count} باقی ہیں`,
    oldStock: ({ thing, day }) => `${thing} ${day} سے اسٹاک میں ہے`,
  },
};

/** The words of notifications in one language. */
export type NotificationWords = typeof en;
