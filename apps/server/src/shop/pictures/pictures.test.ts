import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testing/startTestApp.ts';
import { sweepOrphans } from '../../app/maintenance/sweepOrphans.ts';
import { flag } from '../../base/database/Database.ts';
import { type ShopTransaction, unscoped } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { ShopSession } from '../../base/database/Session.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import {
  attachPictures,
  coverPictures,
  type DocumentType,
  detachPictures,
  picturesOf,
  replacePictures,
} from '../../base/files/pictures.ts';
import { everyShop } from '../access/everyShop.ts';
import { openSession } from '../access/sessions.ts';

let server: TestApp;
let session: ShopSession;
beforeAll(async () => {
  server = await startTestApp();
  session = await shopSession();
});
afterAll(() => server.close());

/** The owner of a new shop. */
async function shopSession(): Promise<ShopSession> {
  const { user } = await server.signUp();
  const shops = await everyShop(server.database, 'test');
  const own = shops.find(({ shop }) => shop.id === user.shopId);
  if (!own) throw new Error('The shop is not there');
  return { ...own, userId: user._id };
}

/** Pictures as they come out of an upload, stored for true. */
async function uploaded(slots: Record<string, number>): Promise<UploadedPictures> {
  const pictures: UploadedPictures = {};
  for (const [slot, count] of Object.entries(slots)) {
    pictures[slot] = Array.from({ length: count }, () => {
      const id = newId();
      return {
        id,
        storageKey: `${id}.jpg`,
        mime: 'image/jpeg',
        width: 20,
        height: 10,
        bytes: 5,
        sha256: '0'.repeat(64),
      };
    });
    for (const { storageKey } of pictures[slot]) {
      await server.storage.put(storageKey, Buffer.from('whole'));
      await server.storage.put(storageKey.replace('.jpg', '.small.jpg'), Buffer.from('small'));
    }
  }
  return pictures;
}

const change = <Result>(work: (shop: ShopTransaction) => Promise<Result>) =>
  server.database.transaction(session, work);
const idsOf = (pictures: UploadedPictures, slot: string) => (pictures[slot] ?? []).map(({ id }) => id);
const slotsOf = async (type: DocumentType, id: string) => {
  const slots: Record<string, string[]> = {};
  for (const { slot, _id } of await server.database.read(session, (shop) => picturesOf(shop, type, id)))
    slots[slot] = [...(slots[slot] ?? []), _id];
  return slots;
};
const rows = async () =>
  (await unscoped(server.database).selectFrom('files').select('id').execute()).map(({ id }) => id);

describe('the pictures of a document', () => {
  test.each(['purchase', 'sale', 'unit', 'expense', 'shop', 'ticket', 'subscription-payment'] as const)(
    'may belong to a %s',
    async (type) => {
      const id = newId();
      const pictures = await uploaded({ images: 2 });
      await change((shop) => attachPictures(shop, type, id, pictures));
      expect(await slotsOf(type, id)).toEqual({ images: idsOf(pictures, 'images') });
      expect(await slotsOf('purchase', newId())).toEqual({});
    },
  );

  test('come one behind the other when more are added, up to thirty in a slot', async () => {
    const id = newId();
    const [first, second] = [await uploaded({ images: 2 }), await uploaded({ images: 2, coverImage: 1 })];
    await change((shop) => attachPictures(shop, 'purchase', id, first));
    await change((shop) => attachPictures(shop, 'purchase', id, second));
    expect(await slotsOf('purchase', id)).toEqual({
      coverImage: idsOf(second, 'coverImage'),
      images: [...idsOf(first, 'images'), ...idsOf(second, 'images')],
    });
    const more = await uploaded({ images: 27 });
    await expect(change((shop) => attachPictures(shop, 'purchase', id, more))).rejects.toMatchObject({
      status: 422,
      fields: { images: { code: 'pictures-too-many', params: { most: 30 } } },
    });
  });

  test('are replaced slot by slot; the others stay', async () => {
    const id = newId();
    const before = await uploaded({ phonePicture: 1, cnicFrontPic: 1, images: 3 });
    await change((shop) => attachPictures(shop, 'purchase', id, before));
    const after = await uploaded({ phonePicture: 1, images: 1 });
    await change((shop) => replacePictures(shop, 'purchase', id, after));
    expect(await slotsOf('purchase', id)).toEqual({
      cnicFrontPic: idsOf(before, 'cnicFrontPic'),
      images: idsOf(after, 'images'),
      phonePicture: idsOf(after, 'phonePicture'),
    });
    const known = await rows();
    for (const gone of [...idsOf(before, 'phonePicture'), ...idsOf(before, 'images')])
      expect(known).not.toContain(gone);
    await change((shop) => replacePictures(shop, 'purchase', id, {}));
    expect(Object.keys(await slotsOf('purchase', id))).toHaveLength(3);
  });

  test('are taken off by slot or by id, and never off another document', async () => {
    const [id, other] = [newId(), newId()];
    const [own, others] = [await uploaded({ images: 3, personPicture: 1 }), await uploaded({ images: 1 })];
    await change((shop) => attachPictures(shop, 'purchase', id, own));
    await change((shop) => attachPictures(shop, 'purchase', other, others));
    const [first = '', second = '', third = ''] = idsOf(own, 'images');
    const off = (which: Parameters<typeof detachPictures>[3]) =>
      change((shop) => detachPictures(shop, 'purchase', id, which));
    expect(await off({ ids: [second, ...idsOf(others, 'images'), newId()] })).toBe(1);
    expect(await off({ slots: ['personPicture', 'nothing'] })).toBe(1);
    expect(await off({ ids: [] })).toBe(0);
    expect(await slotsOf('purchase', id)).toEqual({ images: [first, third] });
    expect(await slotsOf('purchase', other)).toEqual({ images: idsOf(others, 'images') });
    const next = await uploaded({ images: 1 });
    await change((shop) => attachPictures(shop, 'purchase', id, next));
    expect(await slotsOf('purchase', id)).toEqual({ images: [first, third, ...idsOf(next, 'images')] });
  });

  test('come back when what they were taken off for is refused', async () => {
    const id = newId();
    const pictures = await uploaded({ images: 1 });
    await change((shop) => attachPictures(shop, 'purchase', id, pictures));
    const refused = change(async (shop) => {
      await detachPictures(shop, 'purchase', id, { slots: ['images'] });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await slotsOf('purchase', id)).toEqual({ images: idsOf(pictures, 'images') });
  });
});

describe('the covers of a list', () => {
  test('are the cover, the phone, then any other picture; never a person or a paper', async () => {
    const documents: [string, Record<string, number>, string | undefined][] = [
      [newId(), { images: 2, phonePicture: 1, coverImage: 1 }, 'coverImage'],
      [newId(), { images: 2, phonePicture: 1, eGadgetStatusPicture: 1 }, 'phonePicture'],
      [newId(), { images: 2, eGadgetStatusPicture: 1, cnicFrontPic: 1 }, 'images'],
      [newId(), { eGadgetStatusPicture: 1 }, 'eGadgetStatusPicture'],
      [newId(), { personPicture: 1, cnicFrontPic: 1, cnicBackPic: 1 }, undefined],
      [newId(), {}, undefined],
    ];
    const expected = new Map<string, string | undefined>();
    for (const [id, slots, cover] of documents) {
      const pictures = await uploaded(slots);
      await change((shop) => attachPictures(shop, 'sale', id, pictures));
      if (cover) expected.set(id, idsOf(pictures, cover)[0]);
    }
    const covers = await server.database.read(session, (shop) =>
      coverPictures(
        shop,
        'sale',
        documents.map(([id]) => id),
      ),
    );
    expect(new Map([...covers].map(([id, { _id }]) => [id, _id]))).toEqual(expected);
    expect(await server.database.read(session, (shop) => coverPictures(shop, 'sale', []))).toEqual(new Map());
    const stranger = await shopSession();
    const none = await server.database.read(stranger, (shop) =>
      coverPictures(shop, 'sale', [...expected.keys()]),
    );
    expect(none.size).toBe(0);
  });
});

describe('who registers shops', () => {
  test('sees what shops show to them, and nothing of their trade', async () => {
    const db = unscoped(server.database);
    const id = newId();
    await db
      .insertInto('users')
      .values({
        id,
        shop_id: null,
        username: `registrar-${id}`,
        name: 'Registrar',
        role: 'superadmin',
        password_hash: '',
        is_active: flag(true),
        created_at: server.clock.now,
      })
      .execute();
    const registrar = server.clientOf(await openSession(db, { id, shopId: null }, server.clock.now));
    for (const [type, status] of [
      ['subscription-payment', 200],
      ['ticket', 200],
      ['shop', 200],
      ['purchase', 404],
      ['expense', 404],
      ['unit', 404],
    ] as const) {
      const pictures = await uploaded({ cnicFrontPic: 1 });
      await change((shop) => attachPictures(shop, type, newId(), pictures));
      const answer = await registrar.get(`/api/files/${idsOf(pictures, 'cnicFrontPic')[0]}`);
      expect([type, answer.status]).toEqual([type, status]);
    }
  });
});

describe('a sweep of the storage', () => {
  const DAY = 86_400_000;

  test('removes what no picture is stored under and what no document shows, when it is old enough', async () => {
    const id = newId();
    const kept = await uploaded({ images: 2 });
    await change((shop) => attachPictures(shop, 'purchase', id, kept));
    const replaced = await uploaded({ phonePicture: 1 });
    await change((shop) => attachPictures(shop, 'purchase', id, replaced));
    await change((shop) => detachPictures(shop, 'purchase', id, { slots: ['phonePicture'] }));
    await uploaded({ left: 1 });
    const [unshown] = (await uploaded({ unshown: 1 })).unshown ?? [];
    if (!unshown) throw new Error('There is none');
    const { storageKey, ...picture } = unshown;
    await change((shop) =>
      shop
        .insertInto('files')
        .values({ ...picture, storage_key: storageKey, created_by: session.userId, created_at: shop.now })
        .execute(),
    );
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of server.storage.list()) keys.push(key);
      return keys;
    };
    const before = await stored();
    // Younger than the sweep asks for.
    expect(await sweepOrphans(server.storage, server.database, Date.now() - DAY)).toEqual({
      pictures: 0,
      objects: 0,
    });
    expect((await stored()).length).toBe(before.length);
    server.clock.now += 1;
    const swept = await sweepOrphans(server.storage, server.database, Date.now() + DAY);
    expect(swept.pictures).toBe(1);
    const after = await stored();
    expect(before.length - after.length).toBe(swept.objects);
    const known = await rows();
    expect(new Set(after)).toEqual(new Set(known.flatMap((it) => [`${it}.jpg`, `${it}.small.jpg`])));
    expect(known).toEqual(expect.arrayContaining(idsOf(kept, 'images')));
    expect(known).not.toContain(unshown.id);
    expect(await sweepOrphans(server.storage, server.database, Date.now() + DAY)).toEqual({
      pictures: 0,
      objects: 0,
    });
  });

  test('stops before it empties the storage of another database', async () => {
    const other = await startTestApp({ storage: server.storage });
    for (let index = 0; index < 101; index += 1)
      await server.storage.put(`${newId()}.jpg`, Buffer.from('somebody’s'));
    await expect(sweepOrphans(server.storage, other.database, Date.now() + DAY)).rejects.toThrow(
      /\d+ are not known to this database and 0 are: is it the storage of another\? Nothing was swept$/,
    );
    await other.close();
  });
});
