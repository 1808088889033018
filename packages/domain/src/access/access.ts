import * as z from 'zod';
import { numberSchema } from '../party/numberSchema.ts';
import { breaks, report } from '../rules/rules.ts';
import { cleanText, requiredText } from '../text/text.ts';

/** A username as it is kept: lower case, 3 to 40 characters. */
export const usernameSchema = z
  .string(breaks('required'))
  .max(200, { ...breaks('username.invalid'), abort: true })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, breaks('required'))
      .regex(/^[a-z0-9][a-z0-9._@-]{2,39}$/, breaks('username.invalid')),
  );

const MIN_PASSWORD_LENGTH = 10;

/**
 * A password that is about to be set. The server also refuses the commonest ones, from a list too long for a page;
 * passwords from before these rules still sign in.
 */
export const newPasswordSchema = z
  .string(breaks('required'))
  .meta({ minLength: MIN_PASSWORD_LENGTH, maxLength: 256 })
  .superRefine((password, ctx) => {
    if (password.length === 0) return report(ctx, [], 'required');
    if ([...password].length < MIN_PASSWORD_LENGTH) return report(ctx, [], 'password.short');
    if (password.length > 256) return report(ctx, [], 'password.long');
    if (/^(.)\1+$/u.test(password)) report(ctx, [], 'password.common');
  });

/** A password that is only compared, never set: any text, so that a sign-in tells nothing about the rules. */
export const provenPassword = z
  .string(breaks('required'))
  .min(1, breaks('required'))
  .max(1024, breaks('too-long'));

/** `POST /api/auth/sign-in` */
export const signInSchema = z.strictObject({
  username: z
    .string(breaks('required'))
    .meta({ minLength: 1, maxLength: 200 })
    .transform((text) => cleanText(text).toLowerCase())
    .pipe(z.string().min(1, breaks('required')).max(200, breaks('too-long'))),
  password: provenPassword,
  /**
   * A token from an earlier sign-in on this device, so that strangers' failed attempts do not lock the user
   * out.
   */
  device: z.string(breaks('invalid')).max(100, breaks('too-long')).optional(),
  /** A code from the authenticator app or a recovery code. Required once the user has a second factor. */
  code: z.string(breaks('invalid')).max(100, breaks('too-long')).optional(),
});
export type SignIn = z.output<typeof signInSchema>;

/** `POST /api/auth/sign-up`: a shop and its owner. */
export const signUpSchema = z.strictObject({
  shopName: requiredText(80),
  ownerName: requiredText(80),
  number: numberSchema,
  username: usernameSchema,
  password: newPasswordSchema,
});
export type SignUp = z.output<typeof signUpSchema>;

/** `PATCH /api/password/edit` */
export const changePasswordSchema = z
  .strictObject({
    previousPassword: provenPassword,
    newPassword: newPasswordSchema,
  })
  .superRefine(({ previousPassword, newPassword }, ctx) => {
    if (newPassword === previousPassword) report(ctx, ['newPassword'], 'password.same');
  });
export type ChangePassword = z.output<typeof changePasswordSchema>;
