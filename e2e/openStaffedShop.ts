import { withCheckDigit } from '@handset/domain';
import { expect } from 'vitest';
import { openShop } from './openShop.ts';

export const [sold, stocked, out, old] = [
  '35693803000091',
  '35693803000092',
  '35693803000093',
  '35693803000094',
].map(withCheckDigit) as [string, string, string, string];
const lotImeis = ['35693803000095', '35693803000096'].map(withCheckDigit) as [string, string];

/** A shop that has traded, with its owner, an employee and a registrar at the counter. */
export async function openStaffedShop() {
  const shop = await openShop();
  const { books } = shop;
  const ids = await books.tradeOnce(sold);
  await books.putCapital(500_000);
  await books.buyFromPocket(stocked);
  const dispatch = await books.sendOut(await books.buyFromPocket(out));
  const lot = await books.buyLot(lotImeis);
  const oldSlip = await books.buyEarlier(old, 2);
  const accessory = await books.addAccessory('Glass');
  const stock = { quantity: 7, unitCost: 150, date: (await books.slip(sold)).date, pocketCash: 1050 };
  expect((await books.post(`/api/accessory/${accessory}/purchase`, stock)).status).toBe(201);
  const employee = await shop.signedIn(await books.hire());
  const registrar = await shop.signedIn('registrar');
  return { ...shop, employee, registrar, ids: { ...ids, dispatch, lot, oldSlip, accessory } };
}

export type StaffedShop = Awaited<ReturnType<typeof openStaffedShop>>;
