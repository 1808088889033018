import type { ImeiRecord } from '@handset/domain';
import { emptySaleDraft } from '@handset/flows';
import { expect, it } from 'vitest';
import { addPhoneToSale } from './addPhoneToDraft.ts';

const phone: ImeiRecord = {
  _id: '1',
  imei1: '356938035643809',
  imei2: null,
  companyName: 'Samsung',
  modelName: 'A15',
  color: null,
  ramMemory: '4/128',
  condition: 'New',
  specifications: 'PTA',
  demandPrice: 5_200_000,
  finalPrice: 5_000_000,
  purchasePrice: null,
};
const other = { ...phone, _id: '2', imei1: '490154203237518', demandPrice: null };
const begun = { ...emptySaleDraft('2026-11-22'), customerName: 'Ali' };

it('begins a sale with a phone at its demand price, else at its final price', () => {
  const sale = addPhoneToSale(other, addPhoneToSale(phone, begun));
  expect(sale.customerName).toBe('Ali');
  expect(sale.addedImeis).toEqual([phone, other]);
  expect(sale.imeiPrices).toEqual([
    { imei: phone.imei1, price: 5_200_000 },
    { imei: other.imei1, price: 5_000_000 },
  ]);
});

it('puts no phone on a sale twice', () => {
  const sale = addPhoneToSale(phone, begun);
  expect(addPhoneToSale(phone, sale)).toBe(sale);
});
