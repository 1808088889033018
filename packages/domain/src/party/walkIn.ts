import type { Person } from '../contract/answers.ts';

/** Name of the walk-in customer. */
export const WALK_IN_NAME = 'Walk-in customer';

/**
 * The shop's walk-in customer, who buys for full payment without a name. It has the shop's own id and number, so
 * every device knows it before it is stored.
 */
export function walkInOf({ _id, number }: Pick<Person, '_id' | 'number'>): Person {
  return { _id, name: WALK_IN_NAME, number, reference: '' };
}
