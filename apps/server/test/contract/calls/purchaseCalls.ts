import { newImei, slipOf } from '../../testing/shopWork.ts';
import { boughtSlip, type Calls, type ContractWorld, made } from '../ContractWorld.ts';

const lot = (today: string) => ({
  partyName: 'Ali Traders',
  date: today,
  amountFromPocket: 90_000,
  purchasePaymentType: 'full-payment',
  purchasePaymentStatus: 'paid',
  prices: { dealerPrice: 46_000, buyingPrice: 90_000, lp: 0, lifting: 500, promo: 0, activation: 250 },
  ramSimDetails: [
    {
      companyName: 'Samsung',
      modelName: 'A15',
      ramMemory: '4/128',
      simOption: 'Dual SIM',
      priceOfOne: 45_000,
      quantity: 2,
      imeiNumbers: [
        { imei1: newImei(), imei2: newImei(), color: 'Blue' },
        { imei1: newImei(), imei2: newImei(), color: 'Black' },
      ],
    },
  ],
});

const newLot = ({ today, personId }: ContractWorld) => ({ ...lot(today), entityData: { _id: personId } });

const phone = () => ({
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'A15',
  specs: 'PTA',
  color: 'Blue',
  imei: newImei(),
  demandPrice: 52_000,
  purchasePrice: 45_000.5,
  finalPrice: 50_000,
});

/** Buying phones, and the phones that are there. */
export const purchaseCalls: Calls = {
  'POST /api/Purchase/purchase-phone': async ({ owner, picture }) => ({
    body: await slipOf(owner),
    files: [
      { field: 'phonePicture', bytes: picture },
      { field: 'images', bytes: picture },
    ],
  }),
  'POST /api/Purchase/bulk-phone-purchase': (world) => ({ body: newLot(world) }),
  'PUT /api/Purchase/bulk-phone-update/:id': async (world) => {
    const { entityData, ...bought } = newLot(world);
    const id = await made(world.owner, '/api/Purchase/bulk-phone-purchase', { ...bought, entityData });
    return {
      params: { id },
      body: {
        ...bought,
        amountFromPocket: 92_000,
        prices: { ...bought.prices, buyingPrice: 92_000 },
        ramSimDetails: bought.ramSimDetails.map((entry) => ({ ...entry, priceOfOne: 46_000 })),
      },
    };
  },
  'PUT /api/Purchase/single-purchase-phone/:id': async (world) => {
    const { _id, pocketCash: _, ...slip } = await boughtSlip(world);
    return { params: { id: _id }, body: { ...slip, color: 'Silver', demandPrice: 53_000 } };
  },
  'GET /api/Purchase': () => ({ query: { limit: '2' } }),
  'GET /api/Purchase/:id': async (world) => ({ params: { id: (await boughtSlip(world))._id } }),
  'GET /api/Purchase/bulk/:id': async (world) => ({
    params: { id: await made(world.owner, '/api/Purchase/bulk-phone-purchase', newLot(world)) },
  }),
  'POST /api/Purchase/:id/return': async (world) => ({
    params: { id: (await boughtSlip(world))._id },
    body: { date: world.today, reason: 'The screen is broken', refund: { pocketCash: 45_000 } },
  }),
  'POST /api/Purchase/:id/void': async (world) => ({
    params: { id: (await boughtSlip(world))._id },
    body: { reason: 'Written twice' },
  }),
  'PATCH /api/Purchase/:id/egadget': async (world) => ({
    params: { id: (await boughtSlip(world))._id },
    body: { status: 'cleared', reference: 'EG-4711' },
    files: [{ field: 'eGadgetStatusPicture', bytes: world.picture }],
  }),
  'GET /api/Purchase/all-imeis': () => ({}),
  'GET /api/phone': () => ({ query: { state: 'in-stock', limit: '2' } }),
  'GET /api/stock': () => ({}),
  'GET /api/stock/prices': () => ({ query: { condition: 'New' } }),
  'GET /api/phone/choices': () => ({ query: { state: 'in-stock' } }),
  'POST /api/phone/addPhone': ({ picture }) => ({
    body: phone(),
    files: [{ field: 'coverImage', bytes: picture }],
  }),
  'GET /api/phone/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/phone/addPhone', phone()) },
  }),
  'DELETE /api/phone/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/phone/addPhone', phone()) },
    body: { reason: 'Entered twice' },
  }),
  'GET /api/phone/imei/:imei': async (world) => ({ params: { imei: (await boughtSlip(world)).imei1 } }),
  'POST /api/import/stock': () => ({
    body: { dryRun: false },
    files: [
      {
        field: 'file',
        bytes: Buffer.from(
          `IMEI 1,Company,Model,Condition,Purchase Price\r\n${newImei()},Samsung,A15,New,45000`,
        ),
        name: 'stock.csv',
        type: 'text/csv',
      },
    ],
  }),
  'GET /api/import/stock-template.xlsx': () => ({}),
};
