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

const COMMON = new Set([
  'password',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwerty123',
  '11111111',
  '00000000',
  'pakistan',
  'password1',
  'iloveyou',
  'abcd1234',
  'handset1',
]);

/** A password that is about to be set. */
export const newPasswordSchema = z
  .string(breaks('required'))
  .meta({ minLength: 8, maxLength: 256 })
  .superRefine((password, ctx) => {
    if (password.length === 0) return report(ctx, [], 'required');
    if ([...password].length < 8) return report(ctx, [], 'password.short');
    if (password.length > 256) return report(ctx, [], 'password.long');
    if (COMMON.has(password.toLowerCase()) || /^(.)\1+$/u.test(password)) report(ctx, [], 'password.common');
  });

/** A password that is only compared, never set: any text, so that a sign-in tells nothing about the rules. */
const anyPassword = z.string(breaks('required')).min(1, breaks('required')).max(1024, breaks('too-long'));

/** `POST /api/auth/sign-in` */
export const signInSchema = z.strictObject({
  username: z
    .string(breaks('required'))
    .meta({ minLength: 1, maxLength: 200 })
    .transform((text) => cleanText(text).toLowerCase())
    .pipe(z.string().min(1, breaks('required')).max(200, breaks('too-long'))),
  password: anyPassword,
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
    previousPassword: anyPassword,
    newPassword: newPasswordSchema,
  })
  .superRefine(({ previousPassword, newPassword }, ctx) => {
    if (newPassword === previousPassword) report(ctx, ['newPassword'], 'password.same');
  });
export type ChangePassword = z.output<typeof changePasswordSchema>;
