import { addDays, type Day, daysBetween } from '../day/day.ts';

/** Sides of a balance: owed to the shop, or by it. */
export const SIDES = ['receivable', 'payable'] as const;
export type Side = (typeof SIDES)[number];

/** Age classes of a bill, by days past its due date. */
export const AGES = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type Age = (typeof AGES)[number];

/** The last day past due of each age class. A bill due today is 0 days past due. */
const LAST_DAY: Record<Exclude<Age, 'notDue' | 'over90'>, number> = { upTo30: 30, upTo60: 60, upTo90: 90 };

/** For how many days a bill has been overdue; 0 on the day that it is due and before. */
export function daysOverdue(dueDate: Day, today: Day): number {
  return Math.max(0, daysBetween(dueDate, today));
}

/** Age class of a bill on a day. */
export function ageOf(dueDate: Day, today: Day): Age {
  const days = daysBetween(dueDate, today);
  if (days < 0) return 'notDue';
  if (days <= LAST_DAY.upTo30) return 'upTo30';
  if (days <= LAST_DAY.upTo60) return 'upTo60';
  return days <= LAST_DAY.upTo90 ? 'upTo90' : 'over90';
}

/** The due dates of an age class, both included, for queries that cannot use `ageOf`. */
export function dueDaysOf(age: Age, today: Day): { from?: Day; to?: Day } {
  const back = (days: number) => addDays(today, -days);
  switch (age) {
    case 'notDue':
      return { from: back(-1) };
    case 'upTo30':
      return { from: back(LAST_DAY.upTo30), to: today };
    case 'upTo60':
      return { from: back(LAST_DAY.upTo60), to: back(LAST_DAY.upTo30 + 1) };
    case 'upTo90':
      return { from: back(LAST_DAY.upTo90), to: back(LAST_DAY.upTo60 + 1) };
    case 'over90':
      return { to: back(LAST_DAY.upTo90 + 1) };
  }
}
