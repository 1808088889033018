import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { fillTill, slipOf } from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestFile,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { logSerializers } from '../../app/http/logSerializers.ts';
import { flag } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

const URL_OF_SLIPS = '/api/Purchase/purchase-phone';
const MINUTE = 60_000;

let server: TestApp;
let shop: TestShop;
let bytes: Buffer;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 5_000_000);
  bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(() => {
  // The beginning of a minute, so that no test meets its end by chance.
  server.clock.now = Math.floor(Date.now() / MINUTE) * MINUTE;
});

async function buy(client: TestClient, files: readonly Partial<TestFile>[] = [{}]) {
  const answer = await client.postForm(
    URL_OF_SLIPS,
    await slipOf(client),
    files.map((file) => ({ field: 'phonePicture', bytes, ...file })),
  );
  expect(answer.status).toBe(201);
  return answer.body.data;
}

/** The pictures of a slip, as somebody is told of them. */
const picturesFor = async (client: TestClient, id: string) =>
  (await client.get(`/api/Purchase/${id}`)).body.data.pictures;

async function linkOf(client: TestClient, files?: readonly Partial<TestFile>[]) {
  const [picture] = await picturesFor(client, (await buy(client, files))._id);
  return picture as { _id: string; url: string; thumbnailUrl: string };
}

/** Status of the address alone, as a browser requests pictures without a token. */
const statusOf = async (url: string) => (await server.anyone.get(url)).status;

const changed = (url: string, change: Record<string, string | null>) => {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `${path}?${params}`;
};

describe('a signed link', () => {
  test('opens the picture by its address alone, whole and small, and lets nobody keep it', async () => {
    const { url, thumbnailUrl } = await linkOf(shop);
    for (const link of [url, thumbnailUrl]) {
      const answer = await server.anyone.get(link);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^inline; filename="[\da-f-]{36}\.jpg"$/),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('may be asked about without being opened', async () => {
    const { url } = await linkOf(shop);
    const answer = await server.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test('stands in every answer that shows a picture', async () => {
    const bought = await buy(shop);
    const [listed] = await picturesFor(shop, bought._id);
    const phone = await shop.get(`/api/phone/imei/${bought.units[0].imei1}`);
    for (const picture of [bought.pictures[0], listed, phone.body.data.pictures[0]]) {
      expect(picture._id).toBe(listed._id);
      expect(await statusOf(picture.url)).toBe(200);
      expect(await statusOf(picture.thumbnailUrl)).toBe(200);
    }
  });

  test('is the same for a minute, and another then', async () => {
    const bought = await buy(shop);
    const first = await picturesFor(shop, bought._id);
    server.clock.now += 59_000;
    expect(await picturesFor(shop, bought._id)).toEqual(first);
    server.clock.now += 1000;
    expect(await picturesFor(shop, bought._id)).not.toEqual(first);
  });

  test('lives five minutes at most, and four at least', async () => {
    const { url } = await linkOf(shop);
    const start = server.clock.now;
    server.clock.now = start + 5 * MINUTE - 1;
    expect(await statusOf(url)).toBe(200);
    server.clock.now = start + 5 * MINUTE;
    expect(await statusOf(url)).toBe(401);
    server.clock.now = start + 59_999;
    const { url: late } = await linkOf(shop);
    server.clock.now = start + 5 * MINUTE - 1;
    expect(await statusOf(late)).toBe(200);
    server.clock.now = start + 5 * MINUTE;
    expect(await statusOf(late)).toBe(401);
  });

  test('from the future opens nothing, as when the clock was set back', async () => {
    const { url } = await linkOf(shop);
    server.clock.now -= MINUTE;
    expect(await statusOf(url)).toBe(401);
  });

  test('that anything was changed in opens nothing', async () => {
    const { _id: other } = await linkOf(shop);
    const { url, thumbnailUrl } = await linkOf(shop);
    const employee = await hire(server, shop);
    const { _id: colleague } = (await employee.get('/api/auth/me')).body.user ?? {};
    const signature = new URLSearchParams(url.split('?')[1]).get('signature') ?? '';
    const forgeries = [
      url.replace(/files\/[^?]+/, `files/${other}`),
      changed(url, { size: 'small' }),
      changed(thumbnailUrl, { size: 'whole' }),
      changed(thumbnailUrl, { size: null }),
      changed(url, { user: colleague ?? other }),
      changed(url, { expires: String(Math.floor(server.clock.now / 1000) + 299) }),
      changed(url, { signature: `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` }),
      changed(url, { signature: signature.slice(1) }),
      changed(url, { signature: '' }),
      changed(url, { signature: null }),
      changed(url, { user: null }),
      changed(url, { expires: null }),
      changed(url, { expires: '9'.repeat(12) }),
      changed(url, { expires: '-1' }),
      `${url}&user=${shop.user._id}`,
      `${url}&signature=${signature}`,
      url.split('?')[0] ?? '',
      `${url.split('?')[0]}?token=${shop.token}`,
    ];
    for (const forgery of forgeries) {
      const { status, body, headers } = await server.anyone.get(forgery);
      expect([forgery, status, body.code]).toEqual([forgery, 401, 'signed-out']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('says nothing more beside itself', async () => {
    const { url } = await linkOf(shop);
    expect(await statusOf(`${url}&download=1`)).toBe(422);
  });

  test('of another key opens nothing', async () => {
    const { url } = await linkOf(shop);
    const other = await startTestApp();
    expect((await other.anyone.get(url)).status).toBe(401);
    await other.close();
  });

  test('opens on another server that shares the secret and the database', async () => {
    const secret = 'a secret that two servers share, long enough';
    const one = await startTestApp({ secret });
    const owner = await one.signUp();
    await fillTill(owner, 1_000_000);
    const { url } = await linkOf(owner);
    const two = await startTestApp({ secret, database: one.database, storage: one.storage });
    two.clock.now = one.clock.now;
    expect((await two.anyone.get(url)).status).toBe(200);
    await two.close();
    await one.close();
  });
});

test('no log keeps a signature or a token', async () => {
  const lines: string[] = [];
  const talkative = await startTestApp({
    logger: {
      level: 'debug',
      stream: { write: (line: string) => lines.push(line) },
      serializers: logSerializers,
    },
  });
  const owner = await talkative.signUp();
  await fillTill(owner, 1_000_000);
  const { url } = await linkOf(owner);
  expect((await talkative.anyone.get(url)).status).toBe(200);
  expect((await talkative.anyone.get(changed(url, { expires: '1' }))).status).toBe(401);
  const log = lines.join('');
  expect(log).toContain('/api/files/');
  for (const secret of [url.split('signature=')[1] ?? '', owner.token, owner.password])
    expect(log).not.toContain(secret);
  await talkative.close();
});

describe('a signed link ends with its session', () => {
  test('when its holder signs out; those of another session stay', async () => {
    const employee = await hire(server, shop);
    const bought = await buy(shop);
    const [own] = await picturesFor(employee, bought._id);
    const [owners] = await picturesFor(shop, bought._id);
    expect([await statusOf(own.url), await statusOf(owners.url)]).toEqual([200, 200]);
    expect((await employee.post('/api/auth/sign-out')).status).toBeLessThan(300);
    expect([await statusOf(own.url), await statusOf(owners.url)]).toEqual([401, 200]);
  });

  test('when its holder may not sign in any more', async () => {
    const employee = await hire(server, shop);
    const [picture] = await picturesFor(employee, (await buy(shop))._id);
    const me = new URLSearchParams(picture.url.split('?')[1]).get('user') ?? '';
    expect(await statusOf(picture.url)).toBe(200);
    await unscoped(server.database)
      .updateTable('users')
      .set({ is_active: flag(false) })
      .where('id', '=', me)
      .execute();
    expect(await statusOf(picture.url)).toBe(401);
    expect(await statusOf(picture.thumbnailUrl)).toBe(401);
  });
});

describe('between shops', () => {
  test('a picture is the shop’s own: 404 for the token of another, with or without the link', async () => {
    const { url } = await linkOf(shop);
    const stranger = await server.signUp();
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.get(url.split('?')[0] ?? '')).status).toBe(404);
    expect((await (await hire(server, shop)).get(url)).status).toBe(200);
  });

  test('a link that is signed for somebody of another shop finds nothing', async () => {
    const { _id } = await linkOf(shop);
    const stranger = await server.signUp();
    await fillTill(stranger, 1_000_000);
    const { url } = await linkOf(stranger);
    expect(await statusOf(url.replace(/files\/[^?]+/, `files/${_id}`))).toBe(401);
  });
});

test('a token opens a picture whatever its link has come to', async () => {
  const { url } = await linkOf(shop);
  server.clock.now += 60 * MINUTE;
  expect(await statusOf(url)).toBe(401);
  expect((await shop.get(url)).status).toBe(200);
  expect((await shop.get(changed(url, { signature: 'A'.repeat(43) }))).status).toBe(200);
  expect((await server.clientOf('a-token-that-nobody-has').get(url)).status).toBe(401);
});

test('what is kept of an answer holds no link; a repetition gets fresh ones', async () => {
  const slip = await slipOf(shop);
  const send = () =>
    shop.postForm(URL_OF_SLIPS, slip, [{ field: 'images', bytes }], { 'idempotency-key': 'links-are-fresh' });
  const first = await send();
  const kept = await unscoped(server.database)
    .selectFrom('idempotency_keys')
    .select('response')
    .where('key', '=', 'links-are-fresh')
    .executeTakeFirstOrThrow();
  expect(kept.response).toContain('/api/files/');
  expect(kept.response).not.toContain('signature');
  server.clock.now += 10 * MINUTE;
  const again = await send();
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await statusOf(first.body.data.pictures[0].url)).toBe(401);
  expect(await statusOf(again.body.data.pictures[0].url)).toBe(200);
});

describe('a look at an identity card is written down', () => {
  const looks = async () =>
    (
      await unscoped(server.database)
        .selectFrom('audit_log')
        .select(['user_id', 'route', 'ref_type', 'ref_id'])
        .where('action', '=', 'A picture of a CNIC seen')
        .execute()
    ).map((look) => ({ ...look }));

  test('once an hour for a person and a picture, by token or by link', async () => {
    const before = await looks();
    const bought = await buy(shop, [{ field: 'cnicFrontPic' }, { field: 'cnicBackPic' }, {}]);
    const slots: { slot: string; url: string; thumbnailUrl: string }[] = await picturesFor(shop, bought._id);
    expect(await looks()).toEqual(before);
    const front = slots.find(({ slot }) => slot === 'cnicFrontPic');
    const phone = slots.find(({ slot }) => slot === 'phonePicture');
    expect(await statusOf(phone?.url ?? '')).toBe(200);
    expect(await looks()).toEqual(before);
    await Promise.all([1, 2, 3].map(() => statusOf(front?.url ?? '')));
    await statusOf(front?.thumbnailUrl ?? '');
    await shop.get(front?.url ?? '');
    const look = {
      user_id: shop.user._id,
      route: 'GET /api/files/:id',
      ref_type: 'purchase',
      ref_id: bought._id,
    };
    expect((await looks()).slice(before.length)).toEqual([look]);
    server.clock.now += 60 * MINUTE;
    await shop.get(front?.url ?? '');
    expect((await looks()).slice(before.length)).toEqual([look, look]);
  });

  test('and not shown when it cannot be', async () => {
    const { url } = await linkOf(shop, [{ field: 'cnicBackPic' }]);
    const transaction = server.database.transaction;
    server.database.transaction = async () => {
      throw new Error('The disk is gone');
    };
    expect((await shop.get(url)).status).toBe(500);
    server.database.transaction = transaction;
    expect((await shop.get(url)).status).toBe(200);
  });
});
