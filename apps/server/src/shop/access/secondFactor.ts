import type { Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../base/database/Database.ts';
import { tokenHash } from './sessions.ts';

/** Seconds that a code of the authenticator app is shown. */
const PERIOD = 30;
const RECOVERY_CODES = 10;

/** Time-based one-time password of the secret shared with the authenticator app. */
function totpOf(secret: string, username = ''): TOTP {
  return new TOTP({
    issuer: 'Handset',
    label: username,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });
}

/** Creates the secret of a second factor, replacing one not yet confirmed. Its first code turns it on. */
export async function beginSecondFactor(
  db: Transaction<Database>,
  { id, username }: { id: string; username: string },
  now: number,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  await endSecondFactor(db, id);
  await db
    .insertInto('second_factors')
    .values({ user_id: id, secret, created_at: now, confirmed_at: null, last_step: 0 })
    .execute();
  return { secret, uri: totpOf(secret, username).toString() };
}

/** Turns it on by its first code. @returns the recovery codes, or undefined when the code is wrong or nothing was begun */
export async function confirmSecondFactor(
  db: Transaction<Database>,
  userId: string,
  code: string,
  now: number,
): Promise<string[] | undefined> {
  if (!(await acceptCode(db, userId, plainCode(code), now))) return undefined;
  await db.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((each) => ({ user_id: userId, code_hash: tokenHash(each), used_at: null })))
    .execute();
  return codes.map((each) => each.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Turns it off and forgets its codes. */
export async function endSecondFactor(
  db: Pick<Transaction<Database>, 'deleteFrom'>,
  userId: string,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** Whether the user has one turned on. */
export async function hasSecondFactor(
  db: Pick<Transaction<Database>, 'selectFrom'>,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Result of checking a code: `off` when the user has no second factor, `needed` when the code is missing. */
export type Proof = 'off' | 'needed' | 'wrong' | 'app' | 'recovery';

/** Checks a code and uses it up, in the transaction it is for. */
export async function proveSecondFactor(
  db: Transaction<Database>,
  userId: string,
  code: string | undefined,
  now: number,
): Promise<Proof> {
  if (!(await hasSecondFactor(db, userId))) return 'off';
  const plain = plainCode(code ?? '');
  if (plain === '') return 'needed';
  if (await acceptCode(db, userId, plain, now)) return 'app';
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', tokenHash(plain))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'recovery' : 'wrong';
}

/** Accepts a code of this half minute or of the one before or after it, each once. */
async function acceptCode(
  db: Transaction<Database>,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  // Given six letters that take more than a byte each, otpauth throws.
  if (!/^[0-9]{6}$/.test(code)) return false;
  const factor = await db
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!factor) return false;
  const delta = totpOf(factor.secret).validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return false;
  const current = Math.floor(now / 1000 / PERIOD);
  const step = current + delta;
  // A step from the future was accepted while the server's clock was wrong.
  if (step <= factor.last_step && factor.last_step <= current + 1) return false;
  await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  return true;
}

/** A code as it is judged, however it was grouped, and in whichever digits the keyboard has. */
function plainCode(code: string): string {
  return code
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase();
}
