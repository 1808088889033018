import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { expectCreated } from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { checkClock } from '../../app/maintenance/checkClock.ts';

describe('the clock of the server', () => {
  const DAY = 24 * 60 * 60_000;
  const start = Date.parse('2026-11-24T09:05:00Z');
  let server: TestApp;
  let owner: TestShop;
  let employee: TestClient;
  /** Somebody as the clock says it is now: a session does not last a year. */
  const signedIn = async ({ user, password }: { user: { username: string }; password: string }) => {
    const { body } = await server.anyone.post('/api/auth/sign-in', { username: user.username, password });
    return server.clientOf(body.token);
  };
  const news = async (client: TestClient) => (await client.get('/api/notifications?kind=clock')).body;
  const deposit = (client: TestClient) =>
    client.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 5,
      reason: 'capital',
    });
  beforeEach(async () => {
    server = await startTestApp();
    server.clock.now = start;
    owner = await server.signUp();
    employee = await hire(server, owner);
    await expectCreated(deposit(owner));
  });
  afterEach(() => server.close());

  test('that went back is told to the owner, also after the next entry; dates beyond its day are refused', async () => {
    expect((await news(owner)).total).toBe(0);
    server.clock.now = start - DAY;
    const later = await owner.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 5,
      reason: 'capital',
      date: '2026-11-24',
    });
    expect([later.status, later.body.message]).toEqual([422, expect.stringContaining('future')]);
    await expectCreated(deposit(owner));
    server.clock.now = start - DAY + 60_000;
    const { data } = await news(owner);
    expect(data).toMatchObject([
      {
        message: expect.stringContaining('went back from 2026-11-24 14:05 to 2026-11-23 14:05'),
        values: { direction: 'back' },
        date: '2026-11-23',
      },
    ]);
    expect((await news(employee)).total).toBe(0);
  });

  test('that went a little back, or through weeks in which the shop was closed, is no news', async () => {
    server.clock.now = start - 4 * 60_000;
    await expectCreated(deposit(owner));
    server.clock.now = start + 59 * DAY;
    const later = await signedIn(owner);
    expect((await news(later)).total).toBe(0);
    await expectCreated(deposit(later));
  });

  test('that went far ahead lets nothing be entered until the owner has read of it', async () => {
    server.clock.now = start + 365 * DAY;
    const later = await signedIn(owner);
    const refused = await deposit(later);
    expect([refused.status, refused.body.code]).toEqual([503, 'clock-wrong']);
    expect(refused.body.message).toContain('2027-11-24 14:05');
    const { data } = await news(later);
    expect(data).toMatchObject([{ values: { direction: 'ahead' }, isRead: false }]);
    await later.post('/api/notifications/read', { ids: [data[0]._id] });
    await expectCreated(deposit(later));
  });

  test('that is set right again leaves nothing behind', async () => {
    server.clock.now = start + 365 * DAY;
    expect((await deposit(await signedIn(owner))).status).toBe(503);
    server.clock.now = start + 60_000;
    const again = await signedIn(owner);
    await expectCreated(deposit(again));
    expect((await news(again)).total).toBe(0);
  });

  test('is looked at for whoever runs the server', async () => {
    expect(await checkClock(server.database)).toBeUndefined();
    server.clock.now -= DAY;
    expect(await checkClock(server.database)).toMatch(/is behind/);
    server.clock.now += 365 * DAY;
    expect(await checkClock(server.database)).toMatch(/far ahead/);
  });
});
