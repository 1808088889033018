import type { Notification } from '@handset/domain';

/** What the data says, before anybody read it. */
export type News = Omit<Notification, 'isRead'>;

/** Of each kind, no more than these: beyond it a list is for reading, not a notification. */
export const MOST_OF_A_KIND = 200;

/** How many days before a thing falls due the shop is told of it. */
export const DAYS_AHEAD = 3;
