import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { provenPassword } from './access.ts';
import type { Role } from './roles.ts';

/** Whether a role may use a second factor at sign-in. */
export function mayHaveSecondFactor(role: Role): boolean {
  return role !== 'employee';
}

/** A code of the authenticator app, or a recovery code. */
const code = z.string(breaks('required')).trim().min(1, breaks('required')).max(100, breaks('too-long'));

/** `POST /api/auth/second-factor`: begins to set one up. */
export const beginSecondFactorSchema = z.strictObject({ password: provenPassword });
export type BeginSecondFactor = z.output<typeof beginSecondFactorSchema>;

/** `POST /api/auth/second-factor/confirm`: the app's first code turns it on. */
export const confirmSecondFactorSchema = z.strictObject({ code });
export type ConfirmSecondFactor = z.output<typeof confirmSecondFactorSchema>;

/** `POST /api/auth/second-factor/off` */
export const endSecondFactorSchema = z.strictObject({ password: provenPassword, code });
export type EndSecondFactor = z.output<typeof endSecondFactorSchema>;

/** `GET /api/auth/second-factor` */
export const secondFactorAnswer = z.object({
  data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});
export type SecondFactor = z.output<typeof secondFactorAnswer>['data'];

/** The secret for the authenticator app, as text and as the address in the QR code. */
export const secondFactorBegunAnswer = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });
export type SecondFactorBegun = z.output<typeof secondFactorBegunAnswer>['data'];

/** Recovery codes are shown this once. */
export const secondFactorConfirmedAnswer = z.object({
  message: z.string(),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});
