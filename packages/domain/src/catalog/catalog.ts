/** Registration status of a phone with the regulator, as the trade names it. */
export const SPECIFICATIONS = ['PTA', 'Non-PTA FU', 'Non-PTA JV', 'CPID', 'Patch Approval', 'Other'] as const;
export type Specification = (typeof SPECIFICATIONS)[number];

/**
 * Whether a status means an altered IMEI. Such phones are recorded as they are, with a clear warning, and
 * never called approved.
 */
export function isUnofficialApproval(specification: Specification | undefined): boolean {
  return specification === 'CPID' || specification === 'Patch Approval';
}

export const CONDITIONS = ['New', 'Used'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Accessories in the phone's box, named as in the payload. */
export const PHONE_ACCESSORIES = ['charger', 'handFree', 'box'] as const;
export type PhoneAccessory = (typeof PHONE_ACCESSORIES)[number];

export const WARRANTIES = [
  'No Warranty',
  '1 Month',
  '2 Months',
  '3 Months',
  '4 Months',
  '5 Months',
  '6 Months',
  '7 Months',
  '8 Months',
  '9 Months',
  '10 Months',
  '11 Months',
  '12 Months',
] as const;
export type Warranty = (typeof WARRANTIES)[number];
export const DEFAULT_WARRANTY: Warranty = '12 Months';

/**
 * The last day of a warranty that begins on `from`. Undefined without a warranty. The end of a month stays
 * the end of a month.
 */
export function warrantyEnd(from: string, warranty: Warranty): string | undefined {
  const months = WARRANTIES.indexOf(warranty);
  if (months <= 0) return undefined;
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

const STORAGE_OPTIONS = ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB'] as const;

/** RAM/Memory as the market writes it; free text is allowed besides. */
export const RAM_MEMORY_OPTIONS = [
  '2/32',
  '3/64',
  '4/64',
  '4/128',
  '6/128',
  '8/128',
  '8/256',
  '12/256',
  '12/512',
  '16/512',
  ...STORAGE_OPTIONS,
] as const;

/** RAM/Memory as the market writes it for phones of a company: of an iPhone it names the storage alone. */
export function ramMemoryOptions(companyName: string): readonly string[] {
  return /apple|iphone/i.test(companyName) ? STORAGE_OPTIONS : RAM_MEMORY_OPTIONS;
}

/** The makers that a new shop starts with. */
export const STARTING_COMPANIES = [
  'Samsung',
  'Apple',
  'Infinix',
  'Tecno',
  'vivo',
  'Oppo',
  'Xiaomi',
  'Redmi',
  'Realme',
  'itel',
  'Nokia',
  'Honor',
  'OnePlus',
  'Google',
  'Nothing',
  'Motorola',
] as const;
