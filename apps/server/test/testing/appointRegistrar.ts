import { randomUUID } from 'node:crypto';
import type { Session as SignedIn } from '@handset/domain';
import { createSuperadmin } from '../../src/shop/access/createSuperadmin.ts';
import type { TestApp, TestShop } from './startTestApp.ts';

const PASSWORD = 'a secret of the registrars';

/** A registrar of shops, signed in. */
export async function appointRegistrar({ database, anyone, clientOf }: TestApp): Promise<TestShop> {
  const username = `registrar-${randomUUID().slice(0, 18)}`;
  await createSuperadmin(database, { username, password: PASSWORD });
  const { body } = await anyone.post('/api/auth/sign-in', { username, password: PASSWORD });
  const { token, user } = body as SignedIn;
  return { ...clientOf(token), token, user, password: PASSWORD };
}
