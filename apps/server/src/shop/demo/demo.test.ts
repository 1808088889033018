import { hasValidCheckDigit, isDay } from '@handset/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defectsOf } from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/testing/startTestApp.ts';
import { DEMO_OWNER } from './demoRoutes.ts';

let server: TestApp;
let made: TestAnswer;
let demo: TestClient;
beforeAll(async () => {
  server = await startTestApp({ rateFactor: 1 });
  made = await server.anyone.post('/api/demo');
  demo = server.clientOf(made.body.token);
});
afterAll(() => server.close());

test('answers a session of the demo shop, which says what it is', async () => {
  expect(made.status).toBe(201);
  expect(made.body.user).toMatchObject({ role: 'admin', shopName: 'Demo Mobile Shop' });
  expect((await demo.get('/api/shop/mine')).body.data.isDemo).toBe(true);
  expect((await server.anyone.get('/api/setup')).body).toEqual({ isEmpty: false });
});

test('holds six weeks of trade, today included', async () => {
  const { data: purchases, total } = (await demo.get('/api/Purchase?limit=200')).body;
  const { data: sales } = (await demo.get('/api/sale?limit=200')).body;
  const { today } = (await demo.get('/api/shop/mine')).body.data;
  expect(total).toBeGreaterThanOrEqual(50);
  expect(sales.length).toBeGreaterThanOrEqual(40);
  expect(new Set(sales.map((sale: { sellingType: string }) => sale.sellingType))).toEqual(
    new Set(['Full Payment', 'Credit', 'Exchange']),
  );
  for (const list of [purchases, sales]) {
    const days: string[] = list.map(({ date }: { date: string }) => date);
    expect(days.every((day) => isDay(day) && day <= today)).toBe(true);
    expect(days).toContain(today);
  }
});

test('names real IMEIs only', async () => {
  const { imeis } = (await demo.get('/api/Purchase/all-imeis')).body.data;
  expect(imeis.length).toBeGreaterThan(5);
  expect(imeis.every(({ imei1 }: { imei1: string }) => hasValidCheckDigit(imei1))).toBe(true);
});

test('has credit open on both sides, and money in every wallet', async () => {
  const balances: number[] = (await demo.get('/api/partyLedger/getAllNames')).body.data.map(
    (party: { balance: number }) => party.balance,
  );
  expect(Math.max(...balances)).toBeGreaterThan(0);
  expect(Math.min(...balances)).toBeLessThan(0);
  const { pocketCash, banks } = (await demo.get('/api/wallet')).body.data;
  for (const { balance } of [pocketCash, ...banks]) expect(balance).toBeGreaterThan(0);
});

test('keeps books without a defect', async () => {
  const shop = { ...demo, token: made.body.token, user: made.body.user, password: '' };
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('is made once, and never beside a real shop', async () => {
  expect((await server.anyone.post('/api/demo')).status).toBe(409);
});

test('can be signed in to again', async () => {
  expect((await server.anyone.post('/api/auth/sign-in', DEMO_OWNER)).status).toBe(200);
});
