import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app/capabilities.ts';
import { newImei, saleOf, slipOf } from '../testing/shopWork.ts';
import {
  type Asked,
  ask,
  boughtSlip,
  boughtUnit,
  type ContractWorld,
  made,
  nameOf,
  startContractWorld,
} from './ContractWorld.ts';
import { calls } from './calls.ts';

// The forms in which a call takes its request. `ask` holds what is taken to the description of the API.

let world: ContractWorld;
beforeAll(async () => {
  world = await startContractWorld();
});
afterAll(() => world.close());

async function expectTaken(name: string, asked: Asked): Promise<void> {
  const route = routes.find((one) => nameOf(one) === name);
  if (!route) throw new Error(`There is no ${name}`);
  const { status, body } = await ask(world, route, asked);
  expect(status, JSON.stringify(body)).toBe(route.status);
}

/** The draft of a sale, as the specification has it. */
async function draft(world: ContractWorld) {
  const { imei } = await boughtUnit(world);
  return {
    customerName: 'Sana',
    customerNumber: '0321-7654321',
    entityData: '',
    manual: true,
    imei1: '',
    writtenImeis: '',
    addedImeis: [imei],
    imeiPrices: [{ imei, price: 50_000 }],
    finalPrice: 50_000,
    sellingType: 'Full Payment',
    saleDate: `${world.today}T10:00:00.000Z`,
    warranty: '12 Months',
    bankName: '',
    bankAccountUsed: '',
    accountCash: 0,
    pocketCash: 50_000,
    payableAmountNow: 0,
    payableAmountLater: 0,
    payableAmountLaterDate: '',
    exchangePhoneDetail: { companyName: '', modelName: '', imei1: '', purchasePrice: 0 },
    accessories: [],
  };
}

const BLANK_CREDIT = { payableAmountNow: 0, payableAmountLater: '', dateOfPayment: '' };

const forms: [name: string, form: string, (world: ContractWorld) => Promise<Asked>][] = [
  ['POST /api/sale', "the specification's draft as JSON", async (world) => ({ body: await draft(world) })],
  [
    'POST /api/sale',
    "the specification's draft as a form",
    async (world) => ({
      body: await draft(world),
      files: [{ field: 'cnicFrontPic', bytes: world.picture }],
    }),
  ],
  [
    'POST /api/sale',
    'a draft that names its empty slots of pictures',
    async (world) => ({
      body: { ...(await draft(world)), cnicFrontPic: null, cnicBackPic: null, phonePicture: null },
    }),
  ],
  [
    'POST /api/sale',
    'accessories alone, without phones',
    async (world) => {
      const { imeiPrices: _, finalPrice: __, ...sale } = await saleOf(world.owner, '');
      return {
        body: {
          ...sale,
          pocketCash: 500,
          accessories: [{ name: await stocked(world), quantity: 1, price: 500 }],
        },
      };
    },
  ],
  [
    'POST /api/sale',
    'an exchange on credit, as a form',
    async (world) => ({
      body: {
        ...(await saleOf(world.owner, (await boughtUnit(world)).imei)),
        sellingType: 'Exchange',
        pocketCash: 10_000,
        payableAmountNow: 10_000,
        payableAmountLater: 20_000,
        payableAmountLaterDate: world.today,
        exchangePhoneDetail: {
          companyName: 'Samsung',
          modelName: 'A05',
          imei1: newImei(),
          purchasePrice: 20_000,
          cnic: '35202-1234567-1',
          isApprovedFromEgadgets: true,
        },
      },
      files: [],
    }),
  ],
  [
    'POST /api/Purchase/purchase-phone',
    'name and number in place of the entity, and blank credit fields',
    async ({ owner, picture }) => ({
      body: {
        ...(await slipOf(owner)),
        entityData: '',
        name: 'Ali Traders',
        number: 3001112233,
        creditPaymentData: BLANK_CREDIT,
        batteryHealth: '',
        color: '',
        imei2: '',
        bankAccountUsed: '',
        accountCash: '',
        isApprovedFromEgadgets: false,
      },
      files: [
        { field: 'images', bytes: picture },
        { field: 'images', bytes: picture },
      ],
    }),
  ],
  [
    'POST /api/Purchase/purchase-phone',
    'on credit, as JSON, with name and number beside the entity',
    async ({ owner, today }) => ({
      body: {
        ...(await slipOf(owner)),
        name: 'Ali Traders',
        number: '03001112233',
        purchasePaymentType: 'credit',
        creditPaymentData: {
          payableAmountNow: '5,000',
          payableAmountLater: 40_000,
          dateOfPayment: today,
        },
        pocketCash: 5000,
        phonePicture: null,
        images: null,
      },
    }),
  ],
  [
    'POST /api/Purchase/bulk-phone-purchase',
    'on full payment, with its credit fields blank',
    async (world) => {
      const { body } = (await calls['POST /api/Purchase/bulk-phone-purchase']?.(world)) ?? {};
      return {
        body: { ...body, creditPaymentData: BLANK_CREDIT, bankAccountUsed: null, amountFromBank: '' },
      };
    },
  ],
  [
    'PUT /api/Purchase/single-purchase-phone/:id',
    'the edit of the stock, as JSON',
    async (world) => stockEdit(world),
  ],
  [
    'PUT /api/Purchase/single-purchase-phone/:id',
    'the edit of the stock, as a form',
    async (world) => ({
      ...(await stockEdit(world)),
      files: [{ field: 'coverImage', bytes: world.picture }],
    }),
  ],
  [
    'PUT /api/Purchase/single-purchase-phone/:id',
    'the edit of a slip, as a form with name and number',
    async (world) => {
      const { _id, pocketCash: _, entityData, ...slip } = await boughtSlip(world);
      return {
        params: { id: _id },
        body: { ...slip, name: entityData.name, number: entityData.number, color: 'Silver' },
        files: [],
      };
    },
  ],
];

async function stocked({ owner, today }: ContractWorld): Promise<string> {
  const id = await made(owner, '/api/accessory/', { accessoryName: `Pouch ${newImei()}` });
  const bought = { quantity: 10, unitCost: 150, date: today, pocketCash: 1500 };
  await made(owner, `/api/accessory/${id}/purchase`, bought);
  return id;
}

async function stockEdit(world: ContractWorld): Promise<Asked> {
  const { _id, imei1, companyName, modelName } = await boughtSlip(world);
  const body = {
    name: 'Galaxy A15 blue',
    companyName,
    modelSpecifications: modelName,
    color: 'Blue',
    imei1,
    price: { demandPrice: 53_000, purchasePrice: 45_000, finalPrice: 51_000 },
  };
  return { params: { id: _id }, body };
}

test.each(forms)('%s takes %s', async (name, _form, request) => expectTaken(name, await request(world)));

describe.each(routes.filter((route) => route.pictures).map((route) => [nameOf(route)]))('%s', (name) => {
  const prepared = async () => (await calls[name]?.(world)) ?? {};
  test('takes its fields as a form', async () => expectTaken(name, { files: [], ...(await prepared()) }));
  test('takes them as JSON', async () => {
    const { files: _, ...asked } = await prepared();
    await expectTaken(name, asked);
  });
});
