import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { normaliseNumber } from './mobileNumber.ts';

/** A required phone number, sent as text or as an integer. */
export const numberSchema = z
  .union(
    [z.string().max(40, { ...breaks('number.invalid'), abort: true }), z.number()],
    breaks('number.invalid'),
  )
  .transform((input, ctx) => {
    const isCount = typeof input === 'string' || (Number.isSafeInteger(input) && input >= 0);
    const number = isCount ? normaliseNumber(input) : undefined;
    if (number !== undefined) return number;
    const rule = String(input).trim() === '' ? 'required' : 'number.invalid';
    ctx.addIssue({ code: 'custom', input, message: breaks(rule).error({ input: 'given' }) });
    return z.NEVER;
  });
