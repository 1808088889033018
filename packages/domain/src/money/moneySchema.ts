import * as z from 'zod';
import { breaks, type Rule } from '../rules/rules.ts';
import { MAX_AMOUNT, type MinorUnits, parseRupees, toRupees } from './money.ts';

/** Money as a value: an integer of minor units from 0 (or 1) to `max`. What forms hold. */
export function minorUnits({ min = 0, max = MAX_AMOUNT }: { min?: 0 | 1; max?: MinorUnits } = {}) {
  return z
    .int(breaks('money.text'))
    .min(min, breaks(min === 0 ? 'money.negative' : 'money.zero'))
    .max(max, { ...breaks('money.too-large'), abort: true });
}

/**
 * Money of a request: JSON carries rupees, as a number or as the text of a multipart form, and code holds minor units.
 * Reads what people type, such as `45,000.50`.
 */
export function rupees({ min = 0, max = MAX_AMOUNT }: { min?: 0 | 1; max?: MinorUnits } = {}) {
  const json = z.union(
    [
      z.number().meta({ minimum: min / 100, maximum: max / 100, examples: [45_000] }),
      z.string().max(40, { ...breaks('money.text'), abort: true }),
    ],
    breaks('money.text'),
  );
  return z.codec(json, minorUnits({ min, max }), {
    decode(input, { issues }) {
      const parsed = parseRupees(input, max);
      if (parsed.ok) return parsed.amount;
      issues.push({ code: 'custom', input, ...messageOf(parsed.rule) });
      return z.NEVER;
    },
    encode: toRupees,
  });
}

/** Money that may be negative, as balances and amounts of answers: JSON carries rupees, code holds minor units. */
export const money = z
  .codec(z.number(breaks('money.text')), z.number().refine(Number.isSafeInteger, breaks('money.text')), {
    decode: (rupees) => Math.round(rupees * 100),
    encode: toRupees,
  })
  .meta({ examples: [45_000] });

function messageOf(rule: Rule) {
  return { message: breaks(rule).error({ input: 'given' }) };
}
