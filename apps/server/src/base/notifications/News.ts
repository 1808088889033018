import type { Notification } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** A notification before anyone has read it. */
export type News = Omit<Notification, 'isRead'>;

/** Derives a feature's notifications from a shop's data on the shop's day. */
export type NewsSource = (shop: ShopReader) => Promise<News[]>;

/** Of each kind, no more than these: beyond it a list is for reading, not a notification. */
export const MAX_PER_KIND = 200;

/** Days before a due date on which the shop is notified. */
export const DAYS_AHEAD = 3;
