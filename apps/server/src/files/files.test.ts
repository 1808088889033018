import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../testing/hire.ts';
import { fillTill, slipOf } from '../testing/shopWork.ts';
import { startTestApp, type TestApp, type TestFile, type TestShop } from '../testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 5_000_000);
});
afterAll(() => server.close());

const URL = '/api/Purchase/purchase-phone';

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
    const small = await sharp((await whole(`${kept.url}?size=small`)).rawPayload).metadata();
    expect(small.width).toBe(320);
  });

  test('loses what was appended to it', async () => {
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const bought = await buy([{ field: 'phonePicture', bytes, name: '../../evil.php' }]);
    expect(bought.status).toBe(201);
    const answer = await whole(bought.body.data.pictures[0].url);
    expect(answer.rawPayload.includes('<script>')).toBe(false);
  });

  test('is seen by the shop alone, and only with a session', async () => {
    const bought = await buy([{ field: 'cnicFrontPic', bytes: await picture().webp().toBuffer() }]);
    const { url } = bought.body.data.pictures[0];
    expect((await (await hire(server, shop)).get(url)).status).toBe(200);
    expect((await (await server.signUp()).get(url)).status).toBe(404);
    expect((await server.anyone.get(url)).status).toBe(401);
    expect((await server.anyone.get(`${url}?token=${shop.token}`)).status).toBe(401);
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
    [
      'a small file of 64 million pixels',
      422,
      async () => [{ field, bytes: await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer() }],
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
