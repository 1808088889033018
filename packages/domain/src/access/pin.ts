import * as z from 'zod';
import { idSchema } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { provenPassword } from './access.ts';

/** A PIN that is about to be set: 4 to 8 digits, neither one digit repeated nor a run such as 1234 or 4321. */
const newPin = z
  .string(breaks('required'))
  .meta({ minLength: 4, maxLength: 8 })
  .superRefine((pin, ctx) => {
    if (pin.length === 0) return report(ctx, [], 'required');
    if (!/^\d{4,8}$/.test(pin)) return report(ctx, [], 'pin.digits');
    const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
    const [step = 0] = steps;
    if (steps.size === 1 && Math.abs(step) <= 1) report(ctx, [], 'pin.weak');
  });

/** The token that this device got when somebody signed in. */
const device = z.string(breaks('required')).min(1, breaks('required')).max(100, breaks('too-long'));

/** `POST /api/auth/pin`: sets the own PIN. */
export const setPinSchema = z.strictObject({ password: provenPassword, pin: newPin });
export type SetPin = z.output<typeof setPinSchema>;

/** `POST /api/auth/till` */
export const tillSchema = z.strictObject({ device });
export type Till = z.output<typeof tillSchema>;

/** `POST /api/auth/till/take`: another person of the shop goes on at this device. */
export const takeTillSchema = z.strictObject({
  userId: idSchema,
  pin: z.string(breaks('required')).min(1, breaks('required')).max(20, breaks('too-long')),
  device,
});
export type TakeTill = z.output<typeof takeTillSchema>;

/** Who can go on at this device by a PIN: they have one, and signed in here by their password before. */
export const tillAnswer = z.object({
  data: z.array(z.object({ _id: z.string(), name: z.string(), username: z.string() })),
});
export type TillPerson = z.output<typeof tillAnswer>['data'][number];
