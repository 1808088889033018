import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

/** Of the password 'same', at the cost that passwords are hashed with. */
const hash =
  '$argon2id$v=19$m=19456,t=2,p=1$aGFuZHNldC0xNi1ieXRlcw$FT9dIfAJktNTmDuwlTax1y0wMucjc9PuB07ARaA5ZRg';

test('a password is kept with its cost and a salt of its own', async () => {
  const [first, second] = [await hashPassword('same'), await hashPassword('same')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await isPassword('same', first)).toBe(true);
});

test('only the password itself matches its hash', async () => {
  expect(await isPassword('same', hash)).toBe(true);
  expect(await isPassword('Same', hash)).toBe(false);
  expect(await isPassword('same', undefined)).toBe(false);
});
