import type { SaleUnit } from '@handset/flows';
import { imeiOf } from '../shop.ts';

/** A hundred thousand phones in stock, as the sale receives them. */
export function makeUnits(): SaleUnit[] {
  return Array.from({ length: 100_000 }, (_, index) => ({
    _id: `${index}`,
    imei1: imeiOf(index),
    imei2: null,
    companyName: 'Samsung',
    modelName: `Model ${index % 40}`,
    color: 'Blue',
    ramMemory: '8/256',
    condition: 'New',
    specifications: 'PTA',
    demandPrice: 6_200_000,
    finalPrice: 6_000_000,
    purchasePrice: 5_500_000,
  }));
}
