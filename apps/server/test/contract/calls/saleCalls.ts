import { randomUUID } from 'node:crypto';
import { saleOf } from '../../testing/shopWork.ts';
import { boughtUnit, type Calls, type ContractWorld, made } from '../ContractWorld.ts';

let serial = 0;
const nextName = (name: string) => {
  serial += 1;
  return `${name} ${serial}`;
};

const sold = async (world: ContractWorld) =>
  made(world.owner, '/api/sale', await saleOf(world.owner, (await boughtUnit(world)).imei));

const parkedSale = () => ({
  _id: randomUUID(),
  name: 'Hina',
  phones: 1,
  accessories: 0,
  draft: '{"price":5}',
});

/** Sends one phone out, and returns the dispatch, the unit and its IMEI. */
async function sent(world: ContractWorld) {
  const unit = await boughtUnit(world);
  const id = await made(world.owner, '/api/dispatch', {
    entityData: { _id: world.personId },
    date: world.today,
    units: [{ imei: unit.imei, price: 52_000 }],
  });
  return { id, unit };
}

/** Sells a phone that comes back with a fault, and returns the claim. */
async function claimed(world: ContractWorld): Promise<string> {
  const { _id: phoneId, imei } = await boughtUnit(world);
  await made(world.owner, '/api/sale', await saleOf(world.owner, imei));
  return made(world.owner, '/api/warrantyClaim', { phoneId, date: world.today, fault: 'No sound' });
}

async function stocked({ owner, today }: ContractWorld): Promise<string> {
  const id = await made(owner, '/api/accessory/', { accessoryName: nextName('Glass') });
  await made(owner, `/api/accessory/${id}/purchase`, {
    quantity: 10,
    unitCost: 150,
    date: today,
    pocketCash: 1500,
  });
  return id;
}

/** Sales, dispatches, warranty claims, accessories and search. */
export const saleCalls: Calls = {
  'POST /api/sale': async (world) => ({
    body: await saleOf(world.owner, (await boughtUnit(world)).imei, {
      accessories: [{ name: await stocked(world), quantity: 2, price: 300 }],
      pocketCash: 50_600,
    }),
    files: [{ field: 'cnicFrontPic', bytes: world.picture }],
  }),
  'GET /api/sale': async (world) => {
    await sold(world);
    return { query: { limit: '2' } };
  },
  'GET /api/sale/:id': async (world) => ({ params: { id: await sold(world) } }),
  'POST /api/sale/:id/return': async (world) => ({
    params: { id: await sold(world) },
    body: { date: world.today, reason: 'The battery is weak', refund: { pocketCash: 50_000 } },
  }),
  'POST /api/sale/:id/void': async (world) => ({
    params: { id: await sold(world) },
    body: { reason: 'Written twice' },
  }),
  'POST /api/parked-sale': () => ({ body: parkedSale() }),
  'GET /api/parked-sale': async ({ owner }) => {
    await owner.post('/api/parked-sale', parkedSale());
    return {};
  },
  'POST /api/parked-sale/:id/take': async ({ owner }) => {
    const sale = parkedSale();
    await owner.post('/api/parked-sale', sale);
    return { params: { id: sale._id } };
  },
  'POST /api/dispatch': async (world) => ({
    body: {
      entityData: { _id: world.personId },
      date: world.today,
      note: 'To show to a customer',
      units: [{ imei: (await boughtUnit(world)).imei, price: 52_000 }],
    },
  }),
  'GET /api/dispatch': async (world) => {
    await sent(world);
    return { query: { limit: '2' } };
  },
  'GET /api/dispatch/:id': async (world) => ({ params: { id: (await sent(world)).id } }),
  'POST /api/dispatch/:id/return': async (world) => {
    const { id, unit } = await sent(world);
    return { params: { id }, body: { units: [unit._id], date: world.today } };
  },
  'POST /api/dispatch/:id/settle': async (world) => {
    const { id, unit } = await sent(world);
    return {
      params: { id },
      body: await saleOf(world.owner, unit.imei, { entityData: { _id: world.personId } }),
    };
  },
  'POST /api/warrantyClaim': async (world) => {
    const { _id: phoneId, imei } = await boughtUnit(world);
    await made(world.owner, '/api/sale', await saleOf(world.owner, imei));
    return { body: { phoneId, date: world.today, fault: 'The screen flickers' } };
  },
  'GET /api/warrantyClaim': async (world) => {
    await claimed(world);
    return { query: { limit: '2' } };
  },
  'PATCH /api/warrantyClaim/:id': async (world) => ({
    params: { id: await claimed(world) },
    body: { version: 1, state: 'repaired', done: 'Speaker changed' },
  }),
  'GET /api/accessory/': () => ({}),
  'POST /api/accessory/': () => ({
    body: { accessoryName: nextName('Handsfree'), salePrice: 1200, category: 'Sound', lowLevel: 3 },
  }),
  'GET /api/accessory/:id': async (world) => ({ params: { id: await stocked(world) } }),
  'PATCH /api/accessory/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/accessory/', { accessoryName: nextName('Cover') }) },
    body: { salePrice: 450, category: null, version: 1 },
  }),
  'POST /api/accessory/:id/adjustment': async (world) => ({
    params: { id: await stocked(world) },
    body: { quantity: -2, reason: 'damaged', note: 'Broken in the box', date: world.today },
  }),
  'POST /api/accessory/:id/purchase': async (world) => ({
    params: { id: await stocked(world) },
    body: { quantity: 5, unitCost: 160.5, date: world.today, pocketCash: 802.5 },
  }),
  'GET /api/search': () => ({ query: { q: 'Ali' } }),
};
