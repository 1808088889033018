import type { PurchaseDraft } from '@handset/flows';

/** What two people may edit of a slip, in the order of its form. */
export const SLIP_FIELDS = [
  'entity',
  'fatherName',
  'cnic',
  'date',
  'companyName',
  'modelName',
  'imei1',
  'imei2',
  'phoneCondition',
  'warranty',
  'ramMemory',
  'color',
  'specifications',
  'batteryHealth',
  'accessories',
  'purchasePrice',
  'demandPrice',
  'finalPrice',
  'isApprovedFromEgadgets',
] as const satisfies readonly (keyof PurchaseDraft)[];
export type SlipField = (typeof SLIP_FIELDS)[number];
