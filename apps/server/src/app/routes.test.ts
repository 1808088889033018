import { may, ROLES } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../test/testing/appointRegistrar.ts';
import { hire, showCosts } from '../../test/testing/hire.ts';
import { startTestApp, type TestApp, type TestClient } from '../../test/testing/startTestApp.ts';
import { routes } from './capabilities.ts';

let server: TestApp;
let clients: Record<(typeof ROLES)[number], TestClient>;
beforeAll(async () => {
  server = await startTestApp();
  const admin = await server.signUp();
  // Show costs to employees, so that only roles decide here.
  await showCosts(server, admin);
  clients = { admin, employee: await hire(server, admin), superadmin: await appointRegistrar(server) };
});
afterAll(() => server.close());

const guarded = routes.filter(({ access }) => access !== 'public');
const call = (client: TestClient, { method, url }: (typeof routes)[number]) => {
  const path = url.replace(/:\w+/g, '01980000-0000-7000-8000-000000000000');
  return method === 'GET' ? client.get(path) : client.send(method, path, {});
};

describe.each(guarded.map((route) => [`${route.method} ${route.url}`, route] as const))('%s', (_, route) => {
  test('is closed to who is not signed in', async () => {
    expect(await call(server.anyone, route)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
    const stale = await call(server.clientOf('not-a-token'), route);
    expect(stale.status).toBe(401);
  });

  if (route.access === 'public' || route.access === 'signed-in') return;
  const permission = route.access;
  test.each(ROLES)('opens to a role as the table of roles says: %s', async (role) => {
    const { status } = await call(clients[role], route);
    if (!may(role, permission)) expect(status).toBe(403);
    else expect([200, 201, 400, 404, 409, 415, 422]).toContain(status);
  });
});
