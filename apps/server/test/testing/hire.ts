import { randomUUID } from 'node:crypto';
import type { Session as SignedIn, StaffRole } from '@handset/domain';
import type { TestApp, TestShop } from './startTestApp.ts';

const PASSWORD = 'a secret of the staff';

/** Somebody more in the shop, an employee unless said otherwise, signed in. */
export async function hire(
  { anyone, clientOf }: TestApp,
  shop: TestShop,
  { name = 'Imran', role = 'employee' }: { name?: string; role?: StaffRole } = {},
): Promise<TestShop> {
  const username = `staff-${randomUUID().slice(0, 18)}`;
  const hired = await shop.post('/api/shop/mine/staff', { name, username, password: PASSWORD, role });
  if (hired.status !== 201) throw new Error(`Nobody was hired: ${JSON.stringify(hired.body)}`);
  const { body } = await anyone.post('/api/auth/sign-in', { username, password: PASSWORD });
  const { token, user } = body as SignedIn;
  return { ...clientOf(token), token, user, password: PASSWORD };
}

/** Lets the shop's employees see what things cost. */
export async function showCosts(_server: TestApp, shop: TestShop): Promise<void> {
  const { status, body } = await shop.send('PATCH', '/api/shop/mine', { employeeSeesCost: true });
  if (status !== 200) throw new Error(`Costs stay hidden: ${JSON.stringify(body)}`);
}
