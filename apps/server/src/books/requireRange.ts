import { type Day, type Rule, ruleMessage } from '@handset/domain';
import { Refused } from '../http/errors.ts';

/** Refuses a field of a question under its name. */
export function refusedRule(field: string, rule: Rule): Refused {
  const message = ruleMessage(rule);
  return new Refused(message, { [field]: message });
}

/** Refuses a range that ends before it begins. */
export function requireRange({ from, to }: { from: Day; to: Day }): void {
  if (from > to) throw refusedRule('to', 'range.order');
}
