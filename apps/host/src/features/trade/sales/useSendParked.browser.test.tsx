import { createTransport } from '@handset/api-client';
import { ApiProvider, useParkedSales } from '@handset/api-client/swr';
import type { ParkedSaleRequest, User } from '@handset/domain';
import { emptySaleDraft } from '@handset/flows';
import { ToastProvider, UIProvider } from '@handset/ui';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { disk } from '../../../kit/database/HandsetDatabase.ts';
import { discardDraft, keepDraft, leaveDraft, saveDraft } from '../../../kit/drafts/drafts.ts';
import { UserContext } from '../../../kit/session/useSession.ts';
import { useSendParked } from './useSendParked.ts';

const values = emptySaleDraft('2026-11-29');
const sale = { userId: 'rabia', id: 'abcdef012345', form: 'sale', values, state: 'typing' } as const;

/** The sales that the server has, by id. */
let parked: Map<string, ParkedSaleRequest>;
/** The server's answers, by the keys of the requests. */
let answers: Map<string | null, Response>;
/** The state of the server: `lost` does as it is told and is not heard, `suspended` refuses. */
let line: 'up' | 'lost' | 'suspended';
/** The number of requests that it has refused. */
let refusals: number;
/** The number of times that its list was read. */
let reads: number;

const fetch = async (
  url: string | URL | Request,
  { method, body, headers }: RequestInit = {},
): Promise<Response> => {
  if (method === 'GET') {
    reads += 1;
    return Response.json({ message: '', data: [] });
  }
  const [, id] = /parked-sale\/(\w+)\/take/.exec(String(url)) ?? [];
  if (line === 'suspended') {
    refusals += 1;
    return Response.json({ code: 'suspended', message: 'Suspended' }, { status: 403 });
  }
  const key = new Headers(headers).get('Idempotency-Key');
  const asked: ParkedSaleRequest | undefined = id ? parked.get(id) : JSON.parse(String(body));
  const known = answers.get(key);
  if (!asked && !known) return Response.json({ code: 'parked-sale-gone', message: 'Gone' }, { status: 404 });
  if (!known && id) parked.delete(id);
  else if (!known && asked) parked.set(asked._id, asked);
  const by = { parkedBy: { _id: 'rabia', name: 'Rabia' }, parkedAt: '2026-11-29T09:00:00.000Z' };
  const answer = known ?? Response.json({ message: '', data: { name: null, ...asked, ...by } });
  answers.set(key, answer);
  if (line === 'lost') throw new TypeError('The connection was reset');
  return answer.clone();
};

const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => 'token',
  retryDelay: () => 0,
  fetch,
});

function Sender() {
  useParkedSales();
  useSendParked();
  return null;
}

const open = () =>
  render(
    <UIProvider>
      <ToastProvider>
        <ApiProvider client={{ transport }}>
          <UserContext value={{ _id: 'rabia' } as User}>
            <Sender />
          </UserContext>
        </ApiProvider>
      </ToastProvider>
    </UIProvider>,
  );

const park = (changedAt: number) =>
  saveDraft({ ...sale, changedAt, isToPark: true, submission: { key: `key-of-${changedAt}` } });
/** Parks the sale from another till, changed at this moment. */
const parkElsewhere = (changedAt: number) =>
  parked.set(sale.id, {
    _id: sale.id,
    phones: 0,
    accessories: 0,
    draft: JSON.stringify({ ...values, changedAt }),
  });
const onServer = () => [...parked.values()].map(({ draft }) => JSON.parse(draft).changedAt);
const notes = () => disk.parkings.where({ userId: 'rabia' }).count();
const here = async () =>
  (await disk.drafts.where({ userId: 'rabia' }).toArray()).map(({ changedAt }) => changedAt);
/** Asks again, as when the network is back. */
const askAgain = () => window.dispatchEvent(new Event('online'));

beforeEach(async () => {
  parked = new Map();
  answers = new Map();
  refusals = 0;
  reads = 0;
  line = 'up';
  await disk.drafts.where({ userId: 'rabia' }).delete();
  await disk.parkings.clear();
});

it('takes back what it parked without knowing, once the sale goes on here', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  await keepDraft('rabia', sale.id);
  line = 'up';
  askAgain();
  await expect.poll(notes).toBe(0);
  expect([onServer(), await here()]).toEqual([[], [1]]);
});

it('leaves to the others what another till has parked since', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  parkElsewhere(2);
  line = 'up';
  await discardDraft('rabia', sale.id);
  await expect.poll(notes).toBe(0);
  await expect.poll(onServer).toEqual([2]);
  expect([parked.has(sale.id), await here()]).toEqual([false, []]);
});

it('leaves it to them also where the answer to taking it back is lost', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  parkElsewhere(2);
  await discardDraft('rabia', sale.id);
  await expect.poll(onServer).toEqual([]);
  expect(await notes()).toBe(1);
  line = 'up';
  askAgain();
  await expect.poll(notes).toBe(0);
  await expect.poll(onServer).toEqual([2]);
});

it('knows an earlier wording as its own', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  const [first] = parked.values();
  await park(3);
  await expect.poll(onServer).toEqual([3]);
  // The second request did not arrive.
  if (first) parked.set(sale.id, first);
  await keepDraft('rabia', sale.id);
  line = 'up';
  askAgain();
  await expect.poll(notes).toBe(0);
  expect([onServer(), await here()]).toEqual([[], [3]]);
});

it('leaves it to them before the sale is parked here again', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  parkElsewhere(2);
  await keepDraft('rabia', sale.id);
  await expect.poll(onServer).toEqual([]);
  await park(3);
  line = 'up';
  askAgain();
  await expect.poll(() => onServer().sort()).toEqual([2, 3]);
  await expect.poll(notes).toBe(0);
});

it('asks a suspended shop again for the copy', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  line = 'suspended';
  await keepDraft('rabia', sale.id);
  await expect.poll(() => refusals).toBeGreaterThan(0);
  expect([onServer(), await notes()]).toEqual([[1], 1]);
  line = 'up';
  askAgain();
  await expect.poll(notes).toBe(0);
  expect(onServer()).toEqual([]);
});

it('reads the list again when another tab has parked a sale', async () => {
  line = 'lost';
  await park(1);
  await open();
  await expect.poll(onServer).toEqual([1]);
  const before = reads;
  await leaveDraft('rabia', sale.id, { key: 'key-of-1' });
  await expect.poll(() => reads).toBeGreaterThan(before);
});
