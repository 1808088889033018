import { STARTING_COMPANIES } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
});
afterAll(() => server.close());

const listed = async (of: TestShop) =>
  (await of.get('/api/company/all-companies')).body.companies as { _id: string; name: string }[];

describe('companies', () => {
  test('a new shop starts with the usual makers', async () => {
    const newShop = await server.signUp();
    expect((await listed(newShop)).map(({ name }) => name).sort()).toEqual([...STARTING_COMPANIES].sort());
  });

  test('a company that is added is listed', async () => {
    const added = await shop.post('/api/company/create-company', { name: '  QMobile ' });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      message: 'Company added successfully!',
      data: { _id: expect.any(String), name: 'QMobile' },
    });
    expect(await listed(shop)).toContainEqual(added.body.data);
  });

  test('a company that is there in another spelling is refused by its name', async () => {
    const again = await shop.post('/api/company/create-company', { name: 'SAMSUNG' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'conflict', fields: { name: 'Samsung is already a company' } });
  });

  test('a blank name is refused by its field', async () => {
    const blank = await shop.post('/api/company/create-company', { name: ' ' });
    expect(blank.status).toBe(422);
    expect(blank.body.fields).toEqual({ name: 'This is required' });
  });
});

describe('models', () => {
  test('a model is listed under its company and nowhere else', async () => {
    const [first, second] = await listed(shop);
    const added = await shop.post('/api/company/create-model', { name: 'Galaxy A15', companyId: first?._id });
    expect(added.status).toBe(201);
    const of = async (id?: string) => (await shop.get(`/api/company/models/${id}`)).body.models;
    expect(await of(first?._id)).toEqual([added.body.data]);
    expect(await of(second?._id)).toEqual([]);
  });

  test("another shop's company is not there: 404 to read and to add to", async () => {
    const other = await server.signUp();
    const [foreign] = await listed(other);
    expect((await shop.get(`/api/company/models/${foreign?._id}`)).status).toBe(404);
    const added = await shop.post('/api/company/create-model', { name: 'Y20', companyId: foreign?._id });
    expect(added.status).toBe(404);
  });
});
