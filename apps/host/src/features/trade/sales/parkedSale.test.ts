import { WALK_IN_NAME } from '@handset/domain';
import { emptySaleDraft, type SaleDraft } from '@handset/flows';
import { expect, it } from 'vitest';
import { isParkable, parkedSaleOf, saleDraftOf, summaryOf } from './parkedSale.ts';

const empty = emptySaleDraft('2026-11-27');
const phone = {
  companyName: 'Samsung',
  modelName: 'A15',
  imei1: '356938035643809',
} as SaleDraft['addedImeis'][number];

it.each([
  [{ customerName: 'Hina', addedImeis: [phone] }, 'Hina', 1],
  [{ customerName: WALK_IN_NAME, addedImeis: [phone, phone] }, 'Samsung A15 …643809', 2],
  [{ customerName: WALK_IN_NAME }, WALK_IN_NAME, 0],
  [{ addedImeis: [phone] }, 'Samsung A15 …643809', 1],
  [{ customerName: 'Hina', parkedAs: 'Red scarf' }, 'Red scarf', 0],
  [{}, undefined, 0],
] as const)('tells a sale of %o apart by %s', (change, name, phones) => {
  expect(summaryOf({ ...empty, ...change } as SaleDraft)).toEqual({ name, phones, accessories: 0 });
});

it('comes back from where it was parked, without pictures', () => {
  const pictures = { cnicFrontPic: [new File([], 'cnic.jpg')] };
  expect(isParkable({ ...empty, pictures })).toBe(false);
  expect(isParkable({ ...empty, pictures: { cnicFrontPic: [] } })).toBe(true);
  const { draft } = parkedSaleOf('an-id-of-its-own', { ...empty, pictures }, 17);
  expect(saleDraftOf(draft)).toEqual({ values: { ...empty, pictures: {} }, changedAt: 17 });
});

it('tells nobody what its phones cost', () => {
  const addedImeis = [{ ...phone, purchasePrice: 4_500_000 }] as SaleDraft['addedImeis'];
  expect(parkedSaleOf('an-id-of-its-own', { ...empty, addedImeis }, 17).draft).not.toContain('4500000');
});

it.each(['', '{', 'null', '[]', '{"addedImeis":[]}', '{"addedImeis":{},"imeiPrices":[],"accessories":[]}'])(
  'is no sale: %s',
  (draft) => {
    expect(saleDraftOf(draft)).toBeUndefined();
  },
);
