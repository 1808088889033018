import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { refusal } from '@handset/domain';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { HttpError } from '../../base/http/errors.ts';

const MINUTE = 60_000;
const MAX_WAIT = 15 * MINUTE;
/** Milliseconds after which failures no longer count. */
const RETENTION = 60 * MINUTE;

/** A key for counting failed attempts, and the number allowed before a wait. */
interface Counter {
  key: string;
  free: number;
  /** Whether many people share it: one of them being right says nothing about the others. */
  isShared: boolean;
}

/** The limits of guessing. Kept as digests, since people also type passwords where a username belongs. */
export const limits = {
  account: (username: string): Counter => counter(`account ${username}`, 5),
  /** A shop full of people shares one address. */
  address: (ip: string): Counter => ({ ...counter(`address ${networkOf(ip)}`, 50), isShared: true }),
  /** A device that signed in before: strangers who lock the account do not lock it. */
  device: (tokenHash: string, userId: string): Counter => counter(`device ${tokenHash} ${userId}`, 5),
  /** A signed-in user who confirms their identity. A change of password may check two passwords. */
  self: (userId: string): Counter => counter(`self ${userId}`, 10),
  /** The same with a code besides: a right password alone does not make its guesses free again. */
  code: (userId: string): Counter => counter(`code ${userId}`, 5),
  /** A PIN is short: its guesses are counted wherever they are made. */
  pin: (userId: string): Counter => counter(`pin ${userId}`, 5),
};

function counter(name: string, free: number): Counter {
  return { key: createHash('sha256').update(name).digest('hex'), free, isShared: false };
}

/** An attempt that was counted as a failure before anybody judged it. */
export interface Attempt {
  /** It was right: forgets the failures before it. */
  succeed(): Promise<void>;
  /** It was neither right nor wrong: takes back its own count. */
  giveBack(): Promise<void>;
}

/**
 * Counts an attempt before it is checked, so that simultaneous attempts get no extra guesses.
 * @param passwordSetAt failures before somebody else reset the password do not count
 * @throws HttpError 429 with `Retry-After` after too many failures
 */
export async function countAttempt(
  database: HandsetDatabase,
  counters: readonly Counter[],
  passwordSetAt: number | null = null,
): Promise<Attempt> {
  const counted: Counted[] = [];
  const giveBack = async (which = counted) => {
    for (const one of which) await uncount(database, one);
  };
  try {
    for (const each of counters) counted.push(await count(database, each, passwordSetAt));
  } catch (error) {
    await giveBack();
    throw error;
  }
  return {
    giveBack,
    async succeed() {
      for (const one of counted.filter((each) => !each.isShared)) await forget(database, one);
      await giveBack(counted.filter((each) => each.isShared));
    },
  };
}

interface Counted extends Counter {
  /** Until when this attempt makes the next ones wait. */
  lockedUntil: number;
}

async function count(
  database: HandsetDatabase,
  counter: Counter,
  passwordSetAt: number | null,
): Promise<Counted> {
  return database.changing('none', async (transaction) => {
    const now = database.clock();
    // Locks the row on both engines, so that guesses at several servers are all counted.
    const row = await transaction
      .insertInto('sign_in_throttle')
      .values({ key: counter.key, failures: 0, locked_until: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((excluded) => ({ key: excluded.ref('excluded.key') })),
      )
      .returning(['failures', 'locked_until'])
      .executeTakeFirstOrThrow();
    const isForgotten =
      row.locked_until <= now - RETENTION ||
      (passwordSetAt !== null && passwordSetAt >= row.locked_until - waitAfter(row.failures, counter));
    const before = isForgotten ? 0 : row.failures;
    // A lock beyond the longest was set while the server's clock was wrong.
    if (!isForgotten && row.locked_until > now && row.locked_until <= now + MAX_WAIT)
      throw tooMany(row.locked_until - now);
    const failures = before + 1;
    const lockedUntil = now + waitAfter(failures, counter);
    await transaction
      .updateTable('sign_in_throttle')
      .set({ failures, locked_until: lockedUntil })
      .where('key', '=', counter.key)
      .execute();
    return { ...counter, lockedUntil };
  });
}

async function uncount(database: HandsetDatabase, { key, lockedUntil }: Counted): Promise<void> {
  await database.changing('none', (transaction) =>
    transaction
      .updateTable('sign_in_throttle')
      .set((row) => ({
        failures: row('failures', '-', 1),
        locked_until: row
          .case()
          .when('locked_until', '=', lockedUntil)
          .then(database.clock())
          .else(row.ref('locked_until'))
          .end(),
      }))
      .where('key', '=', key)
      .where('failures', '>', 0)
      .execute(),
  );
}

async function forget(database: HandsetDatabase, { key }: Counter): Promise<void> {
  await database.changing('none', (transaction) =>
    transaction.deleteFrom('sign_in_throttle').where('key', '=', key).execute(),
  );
}

/** 1, 2, 4, 8 minutes, then 15: never for good. */
function waitAfter(failures: number, { free }: Counter): number {
  return failures < free ? 0 : Math.min(MAX_WAIT, MINUTE * 2 ** (failures - free));
}

function tooMany(wait: number): HttpError {
  const seconds = Math.max(2, Math.ceil(wait / 1000));
  const why =
    seconds <= 90
      ? refusal('tries-too-many-seconds', { seconds })
      : refusal('tries-too-many-minutes', { minutes: Math.ceil(seconds / 60) });
  return new HttpError(429, 'too-many', why, { 'retry-after': String(seconds) });
}

/** Treats an IPv6 network as one address, since its owner has 2^64 of them. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [start = '', end] = ip.split('%')[0]?.split('::') ?? [];
  const head = start.split(':').filter(Boolean);
  const tail = (end ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
