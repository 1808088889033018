import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '../../base/http/Semaphore.ts';

const derive = promisify(argon2);

/** OWASP's second choice of cost: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Limits concurrent hashes, so that a burst of sign-ins cannot exhaust the memory. */
const semaphore = new Semaphore(4);

/** The password as it is kept: argon2id in the usual text form, with its cost, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await semaphore.run(() => derive('argon2id', { message: password, nonce, ...COST }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(hash)}`;
}

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether it is the password. Without a kept one (an unknown user) it takes as long, and is not. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', hash = ''] = KEPT.exec(kept ?? (await nobodys)) ?? [];
  const expected = Buffer.from(hash, 'base64');
  const actual = await semaphore.run(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected) && kept !== undefined;
}

const nobodys = hashPassword(randomBytes(32).toString('base64'));

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
