import type { Day, Rule } from '@handset/domain';
import { Refused } from '../base/http/errors.ts';

/** Refuses a field of a question under its name. */
export function refusedRule(field: string, rule: Rule): Refused {
  return new Refused(rule).at(field);
}

/** Refuses a range that ends before it begins. */
export function requireRange({ from, to }: { from: Day; to: Day }): void {
  if (from > to) throw refusedRule('to', 'range.order');
}
