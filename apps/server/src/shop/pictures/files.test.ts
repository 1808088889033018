import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { refusal } from '@handset/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTill, slipOf } from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestFile,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { sweepOrphans } from '../../app/maintenance/sweepOrphans.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { type FileStorage, folderStorage } from '../../base/files/FileStorage.ts';
import { HttpError } from '../../base/http/errors.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 5_000_000);
});
afterAll(() => server.close());

const URL = '/api/Purchase/purchase-phone';

/** The head of a PNG, which promises so many pixels, and an end. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function picture(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#446688' } });
}

const buy = async (files: TestFile[], headers = {}) => shop.postForm(URL, await slipOf(shop), files, headers);

const stored = async () =>
  (await readdir(join(server.folder, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  );

const whole = async (url: string, token = shop.token) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

describe('a picture', () => {
  test('comes back re-encoded, without the place where it was taken', async () => {
    const bytes = await picture(3000, 1500)
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '31/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SecretCamera')).toBe(true);
    const bought = await buy([{ field: 'phonePicture', bytes }]);
    expect(bought.status).toBe(201);
    const [kept] = bought.body.data.pictures;
    expect(kept).toMatchObject({ slot: 'phonePicture', width: 2000, height: 1000 });
    const answer = await whole(kept.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { exif, width } = await sharp(answer.rawPayload).metadata();
    expect(exif).toBeUndefined();
    expect(width).toBe(2000);
    const small = await sharp((await whole(kept.thumbnailUrl)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([320, 160]);
  });

  test('stands upright, however the camera was held', async () => {
    const bytes = await picture(600, 400).withExif({}).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { pictures } = (await buy([{ field: 'phonePicture', bytes }])).body.data;
    expect(pictures[0]).toMatchObject({ width: 400, height: 600 });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may come as %s', async (kind) => {
    const bytes = await picture(64, 48).toFormat(kind).toBuffer();
    const { pictures } = (await buy([{ field: 'phonePicture', bytes, name: 'a.bin', type: 'text/html' }]))
      .body.data;
    const answer = await whole(pictures[0].url);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('loses what was appended to it: %s', async (kind) => {
    const archive = Buffer.from('PK\x03\x04<?php system($_GET[0]); ?><script>alert(1)</script>', 'latin1');
    const bytes = Buffer.concat([await picture().toFormat(kind).toBuffer(), archive]);
    const bought = await buy([{ field: 'phonePicture', bytes, name: '../../evil.php' }]);
    expect(bought.status).toBe(201);
    const answer = await whole(bought.body.data.pictures[0].url);
    for (const trace of ['<script>', '<?php', 'PK\x03\x04'])
      expect(answer.rawPayload.includes(Buffer.from(trace, 'latin1'))).toBe(false);
  });

  test('is stored under a name of the server, in the folder of the storage', async () => {
    const bytes = await picture(30, 30).png().toBuffer();
    const names = ['../../../escaped.jpg', '/etc/escaped.jpg', '..\\escaped.jpg', 'escaped\0.jpg'];
    for (const name of names) expect((await buy([{ field: 'images', bytes, name }])).status).toBe(201);
    for (const name of await stored()) expect(name).toMatch(/^[\w-]{2}\/[\da-f-]{36}(?:\.small)?\.jpg$/);
    const outside = await readdir(server.folder);
    expect(outside.filter((name) => !/^(?:files|handset\.db.*)$/.test(name))).toEqual([]);
  });

  test('keeps its place among several', async () => {
    const images = await Promise.all(
      [100, 200, 300].map(async (width) => ({
        field: 'images',
        bytes: await picture(width).jpeg().toBuffer(),
      })),
    );
    const { pictures } = (await buy(images)).body.data;
    expect(pictures.map(({ width }: { width: number }) => width)).toEqual([100, 200, 300]);
  });
});

describe('what is refused, before anything is recorded', () => {
  const field = 'phonePicture';
  const refusals: [string, number, () => Promise<TestFile[]>][] = [
    ['a picture of 20 MB', 413, async () => [{ field, bytes: Buffer.alloc(20 * 1024 * 1024, 0xff) }]],
    ['a text named .jpg', 415, async () => [{ field, bytes: Buffer.from('just a text'), name: 'phone.jpg' }]],
    ['an empty file', 415, async () => [{ field, bytes: Buffer.alloc(0) }]],
    [
      'an SVG',
      415,
      async () => [
        { field, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: 'image/svg+xml' },
      ],
    ],
    [
      'a JPEG that is cut short',
      415,
      async () => [{ field, bytes: (await picture(2000, 2000).jpeg().toBuffer()).subarray(0, 900) }],
    ],
    [
      'a script behind the mark of a JPEG',
      415,
      async () => [{ field, bytes: Buffer.from('\xff\xd8\xff<script>', 'latin1') }],
    ],
    ['a small file of 256 million pixels', 422, async () => [{ field, bytes: hugePng(16_000, 16_000) }]],
    ['a picture of two thousand million pixels', 422, async () => [{ field, bytes: hugePng(2 ** 20, 2048) }]],
    ['a PNG of which nothing but its head is there', 415, async () => [{ field, bytes: hugePng(100, 100) }]],
    ['a GIF', 415, async () => [{ field, bytes: await picture(20, 20).gif().toBuffer() }]],
    ['a TIFF', 415, async () => [{ field, bytes: await picture(20, 20).tiff().toBuffer() }]],
    [
      'an archive whose name and kind are those of a picture',
      415,
      async () => [
        { field, bytes: Buffer.from('PK\x03\x04 and more', 'latin1'), name: 'a.png', type: 'image/png' },
      ],
    ],
    [
      'an SVG behind the mark of a PNG',
      415,
      async () => [{ field, bytes: Buffer.from('\x89PNG\r\n\x1a\n<svg onload="alert(1)"/>', 'latin1') }],
    ],
    [
      'two pictures where one belongs',
      422,
      async () => Array.from({ length: 2 }, () => ({ field, bytes: Buffer.from('x') })),
    ],
  ];
  for (const [what, status, files] of refusals) {
    test(`${what}: ${status}, naming the field`, async () => {
      const before = await stored();
      const answer = await buy(await files());
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
      expect(await stored()).toEqual(before);
    });
  }

  test('a picture in a field that takes none', async () => {
    const answer = await buy([{ field: 'avatar', bytes: await picture().jpeg().toBuffer() }]);
    expect([answer.status, answer.body.fields]).toEqual([422, { avatar: 'This field is not known' }]);
  });

  test('more than ten pictures', async () => {
    const bytes = await picture(50, 50).jpeg().toBuffer();
    const answer = await buy(Array.from({ length: 11 }, () => ({ field: 'images', bytes })));
    expect(answer.status).toBeGreaterThanOrEqual(413);
    expect(answer.status).toBeLessThan(423);
  });

  test('a slip that breaks a rule leaves no picture behind, nor does a repeated one', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const slip = await slipOf(shop);
    const key = { 'idempotency-key': 'pictures-once-only' };
    const send = (change = {}) => shop.postForm(URL, { ...slip, ...change }, [{ field, bytes }], key);
    const before = await stored();
    expect((await send({ purchasePrice: 0 })).status).toBe(422);
    expect(await stored()).toEqual(before);
    const first = await send();
    expect(first.status).toBe(201);
    const after = await stored();
    expect(after).toHaveLength(before.length + 2);
    const second = await send();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await stored()).toEqual(after);
    const changed = await shop.postForm(
      URL,
      slip,
      [{ field, bytes: await picture(10, 10).jpeg().toBuffer() }],
      key,
    );
    expect(changed.status).toBe(422);
  });
});

describe('when something fails on the way', () => {
  const field = 'phonePicture';
  const broken = async (change: Partial<FileStorage>) => {
    const storage = folderStorage(join(server.folder, 'files'));
    const failing = await startTestApp({ storage: { ...storage, ...change } });
    const owner = await failing.signUp();
    await fillTill(owner, 1_000_000);
    const bytes = await picture(40, 40).jpeg().toBuffer();
    const files = Array.from({ length: 3 }, () => ({ field: 'images', bytes }));
    const send = async (key: string) =>
      owner.postForm(URL, await slipOf(owner), files, { 'idempotency-key': key });
    const rows = async () => ({
      files: await unscoped(failing.database).selectFrom('files').selectAll().execute(),
      purchases: (await owner.get('/api/Purchase')).body.data,
    });
    return { failing, send, rows };
  };

  test('a file that cannot be written leaves nothing behind', async () => {
    const before = await stored();
    const real = folderStorage(join(server.folder, 'files'));
    let left = 3;
    const { failing, send, rows } = await broken({
      put: (key, bytes) => {
        left -= 1;
        if (left < 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        return real.put(key, bytes);
      },
    });
    expect(await send('cannot-be-written')).toMatchObject({ status: 507, body: { code: 'disk-full' } });
    expect(await rows()).toEqual({ files: [], purchases: [] });
    expect(await stored()).toEqual(before);
    left = 100;
    expect((await send('can-be-written')).status).toBe(201);
    await failing.close();
  });

  test('a storage that fails even when things are taken back answers the first reason', async () => {
    const { failing, send, rows } = await broken({
      put: async () => {
        throw new HttpError(503, 'storage', refusal('storage-unreachable'));
      },
      remove: async () => {
        throw new Error('Neither does it forget');
      },
    });
    expect(await send('storage-is-down')).toMatchObject({ status: 503, body: { code: 'storage' } });
    expect(await rows()).toEqual({ files: [], purchases: [] });
    await failing.close();
  });

  test('a disk that is nearly full takes no picture, and still a slip without one', async () => {
    const server507 = await startTestApp({
      storage: folderStorage(join(server.folder, 'files'), async () => 1000),
    });
    const owner = await server507.signUp();
    await fillTill(owner, 1_000_000);
    const bytes = await picture(40, 40).jpeg().toBuffer();
    const slip = await slipOf(owner);
    expect(await owner.postForm(URL, slip, [{ field, bytes }])).toMatchObject({
      status: 507,
      body: { code: 'disk-full' },
    });
    expect((await owner.postForm(URL, slip)).status).toBe(201);
    await server507.close();
  });

  test('a commit that fails records nothing; what may be needed stays until it is swept', async () => {
    const lost = await startTestApp();
    const owner = await lost.signUp();
    await fillTill(owner, 1_000_000);
    const bytes = await picture(40, 40).jpeg().toBuffer();
    const before = await owner.get('/api/Purchase');
    const { database, storage } = lost;
    const transaction = database.transaction.bind(database);
    database.transaction = (session, work) =>
      transaction(session, async (shop) => {
        await work(shop);
        throw new Error('The connection was lost');
      });
    const slip = await slipOf(owner);
    const send = () => owner.postForm(URL, slip, [{ field, bytes }], { 'idempotency-key': 'lost-and-again' });
    expect((await send()).status).toBe(500);
    database.transaction = transaction;
    expect(await unscoped(database).selectFrom('files').selectAll().execute()).toEqual([]);
    expect((await owner.get('/api/Purchase')).body).toEqual(before.body);
    expect((await send()).status).toBe(201);
    expect(await sweepOrphans(storage, database, Date.now() + 60_000)).toEqual({ pictures: 0, objects: 2 });
    const [kept] = (await owner.get('/api/Purchase')).body.data;
    const { pictures } = (await owner.get(`/api/Purchase/${kept._id}`)).body.data;
    expect((await owner.get(pictures[0].url)).status).toBe(200);
    await lost.close();
  });

  test('an upload that is cut short records nothing and leaves nothing', async () => {
    const uploadFolder = join(server.folder, 'files', 'cut');
    const cut = await startTestApp({ uploadFolder });
    const owner = await cut.signUp();
    const part =
      'Content-Disposition: form-data; name="phonePicture"; filename="a.png"\r\nContent-Type: image/png';
    const answer = await owner.send('POST', URL, `--cut\r\n${part}\r\n\r\n\x89PNG and so on`, {
      'content-type': 'multipart/form-data; boundary=cut',
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
    expect(await readdir(uploadFolder)).toEqual([]);
    await cut.close();
  });

  test('uploads are forgotten with their answer, whatever it is', async () => {
    const uploadFolder = join(server.folder, 'files', 'waiting');
    const waiting = await startTestApp({ uploadFolder });
    const owner = await waiting.signUp();
    await fillTill(owner, 1_000_000);
    const bytes = await picture(40, 40).jpeg().toBuffer();
    const slip = await slipOf(owner);
    const answers = await Promise.all([
      owner.postForm(URL, slip, [{ field, bytes }]),
      owner.postForm(URL, { ...slip, imei1: 'none' }, [{ field, bytes }]),
      owner.postForm(URL, slip, [{ field, bytes: Buffer.from('no picture') }]),
      owner.postForm(URL, slip, [{ field: 'avatar', bytes }]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 415, 422]);
    expect(await readdir(uploadFolder)).toEqual([]);
    await waiting.close();
  });
});

describe('what the pictures of a shop may take', () => {
  test('is refused beyond, and nothing is recorded; a repetition still gets its answer', async () => {
    const small = await startTestApp({ pictureQuota: 2500 });
    const owner = await small.signUp();
    await fillTill(owner, 1_000_000);
    const bytes = await picture(300, 300).jpeg().toBuffer();
    const send = (slip: object, key: string) =>
      owner.postForm(URL, { ...slip }, [{ field: 'phonePicture', bytes }], { 'idempotency-key': key });
    const first = await slipOf(owner);
    const bought = await send(first, 'the-first-picture');
    expect(bought.status).toBe(201);
    const used = async () =>
      (await unscoped(small.database).selectFrom('files').select('bytes').execute()).map(
        ({ bytes: it }) => it,
      );
    const [one = 0] = await used();
    for (let sum = one; sum + one <= 2500; sum += one)
      expect((await send(await slipOf(owner), `picture-${sum}`)).status).toBe(201);
    const before = await used();
    const refused = await send(await slipOf(owner), 'one-too-many');
    expect([refused.status, refused.body.code]).toEqual([413, 'quota']);
    expect(refused.body.message).toContain('used up its 0 MB for pictures');
    expect(await used()).toEqual(before);
    expect(await send(first, 'the-first-picture')).toMatchObject({
      status: 201,
      headers: { 'idempotency-replayed': 'true' },
    });
    // Without a picture the work goes on, and another shop has room of its own.
    expect((await owner.postForm(URL, await slipOf(owner))).status).toBe(201);
    const other = await small.signUp();
    await fillTill(other, 1_000_000);
    expect((await other.postForm(URL, await slipOf(other), [{ field: 'images', bytes }])).status).toBe(201);
    await small.close();
  });
});
