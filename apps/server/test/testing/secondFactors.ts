import { Secret, TOTP } from 'otpauth';
import type { TestApp, TestShop } from './startTestApp.ts';

/** Code that an authenticator app shows for the secret at a moment. */
export function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Has somebody sign in with a code from now on. @returns the recovery codes */
export async function turnOnSecondFactor(
  { clock }: TestApp,
  { post, password }: TestShop,
): Promise<string[]> {
  const { secret } = (await post('/api/auth/second-factor', { password })).body.data;
  const confirmed = await post('/api/auth/second-factor/confirm', { code: codeOf(secret, clock.now) });
  return confirmed.body.data.recoveryCodes;
}
