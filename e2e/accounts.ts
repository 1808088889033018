import { randomUUID } from 'node:crypto';
import type { Session } from '@handset/domain';
import { expect } from 'vitest';

/** Good enough for every account that a test opens. */
export const PASSWORD = 'a fine long password';

/** A name that nobody else on the server has. */
export function unique(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

/** Opens a shop through the API. */
export function signUp(baseURL: string, username: string): Promise<Session> {
  return openSession(`${baseURL}/api/auth/sign-up`, {
    shopName: 'Hall Road Mobiles',
    ownerName: 'Bilal Ahmed',
    number: '03001234567',
    username,
    password: PASSWORD,
  });
}

/** Signs in through the API. */
export function signIn(baseURL: string, username: string): Promise<Session> {
  return openSession(`${baseURL}/api/auth/sign-in`, { username, password: PASSWORD });
}

async function openSession(url: string, body: object): Promise<Session> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}
