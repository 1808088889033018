import type { BulkDraft } from '@handset/flows';
import { imeiOf, parties } from '../shop.ts';

/** Cost of one phone of the lot, in minor units. */
export const priceOfOne = 4_200_000;

/** The rows that are left blank in a lot that is nearly complete. */
export const blankRows = [2, 3, 4];

/** Phones already in stock. */
export const stock = Array.from({ length: 100_000 }, (_, index) => ({ imei1: imeiOf(index), imei2: null }));

/** A lot of one model, either blank or filled except for the blank rows. */
export function lotOf(count: number, isFilled: boolean): Partial<BulkDraft> {
  const units = Array.from({ length: count }, (_, row) => ({
    imei1: isFilled && !blankRows.includes(row) ? imeiOf(200_000 + row) : '',
    imei2: '',
    color: '',
    batteryHealth: null,
  }));
  return {
    entity: { mode: 'existing', _id: parties[0]?._id ?? '', name: '', number: '', reference: '' },
    entries: [
      {
        id: '1',
        companyName: 'Company 1',
        modelName: 'Model 1',
        ramMemory: '8/256',
        simOption: 'Single SIM',
        batteryHealth: null,
        priceOfOne,
        units,
      },
    ],
  };
}
