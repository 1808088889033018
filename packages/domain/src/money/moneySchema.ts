import * as z from 'zod';
import { breaks, type Rule } from '../rules/rules.ts';
import { MAX_AMOUNT, type MinorUnits, parseRupees } from './money.ts';

/** Money as a value: an integer of minor units from 0 (or 1) to `max`. What forms hold. */
export function minorUnits({ min = 0, max = MAX_AMOUNT }: { min?: 0 | 1; max?: MinorUnits } = {}) {
  return z
    .int(breaks('money.text'))
    .min(min, breaks(min === 0 ? 'money.negative' : 'money.zero'))
    .max(max, { ...breaks('money.too-large'), abort: true });
}

/** Money on the wire: rupees as a number, or as text inside a multipart form; becomes minor units. */
export function rupees({ min = 0, max = MAX_AMOUNT }: { min?: 0 | 1; max?: MinorUnits } = {}) {
  return z
    .union(
      [
        z.number().meta({ minimum: min / 100, maximum: max / 100 }),
        z.string().max(40, { ...breaks('money.text'), abort: true }),
      ],
      breaks('money.text'),
    )
    .transform((input, ctx) => {
      const parsed = parseRupees(input, max);
      if (parsed.ok) return parsed.amount;
      ctx.addIssue({ code: 'custom', input, ...messageOf(parsed.rule) });
      return z.NEVER;
    })
    .pipe(minorUnits({ min, max }));
}

function messageOf(rule: Rule) {
  return { message: breaks(rule).error({ input: 'given' }) };
}
