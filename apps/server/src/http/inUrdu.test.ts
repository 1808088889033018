import { ruleMessage } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { inUrdu } from './inUrdu.ts';

describe('a refusal in Urdu', () => {
  it.each([
    ['This slip is void', 'یہ پرچی منسوخ ہے'],
    ['IMEI 356938030000411 is not in stock', 'IMEI \u2068356938030000411\u2069 اسٹاک میں نہیں'],
    ['INV-3 is void already', '\u2068INV-3\u2069 پہلے ہی منسوخ ہے'],
    [ruleMessage('imei.length'), ruleMessage('imei.length', 'ur')],
    [`Price (3): ${ruleMessage('money.zero')}`, ruleMessage('money.zero', 'ur')],
    ['What nobody translated', 'What nobody translated'],
  ])('says %s', (english, urdu) => expect(inUrdu(english)).toBe(urdu));
});

describe('the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it.each([
    ['ur', 'جاری رکھنے کے لیے سائن اِن کریں'],
    ['ur-PK,en;q=0.5', 'جاری رکھنے کے لیے سائن اِن کریں'],
    ['en', 'Sign in to continue'],
  ])('refuses in the language that was asked for: %s', async (language, message) => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/api/stock',
      headers: { 'accept-language': language },
    });
    expect([response.statusCode, response.json().message]).toEqual([401, message]);
  });

  it('says so of each field', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      headers: { 'accept-language': 'ur', 'idempotency-key': 'in-urdu-0001' },
      payload: {},
    });
    const { fields } = response.json();
    expect(response.statusCode).toBe(422);
    expect(Object.keys(fields).length).toBeGreaterThan(2);
    for (const text of Object.values(fields)) expect(text).toMatch(/\p{Script=Arabic}/u);
  });
});
