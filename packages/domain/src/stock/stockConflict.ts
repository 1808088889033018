import type { Specification } from '../catalog/catalog.ts';
import type { MinorUnits } from '../money/money.ts';

/** What the stock form says of a phone; money in minor units. */
export interface StockPhoneFacts {
  name: string;
  companyName: string;
  /** The model's name. */
  modelSpecifications: string;
  specs: Specification | null;
  color: string;
  imei1: string;
  /** Empty where the phone has one SIM. */
  imei2: string;
  demandPrice: MinorUnits | null;
  /** Null where the viewer may not see what the phone cost. */
  purchasePrice: MinorUnits | null;
  finalPrice: MinorUnits | null;
}

/** The facts of the stock form, in the form's order. */
export const STOCK_PHONE_FIELDS = [
  'name',
  'companyName',
  'modelSpecifications',
  'specs',
  'color',
  'imei1',
  'imei2',
  'demandPrice',
  'purchasePrice',
  'finalPrice',
] as const satisfies readonly (keyof StockPhoneFacts)[];
export type StockPhoneField = (typeof STOCK_PHONE_FIELDS)[number];

/** Whose word counts for a fact that was changed on both sides. */
export type StockConflictChoice = 'mine' | 'stored';

/** A fact that somebody else changed while it was edited here. */
export interface StockConflict {
  field: StockPhoneField;
  /** Whether it was changed here as well, to something else, so that somebody has to choose. */
  isContested: boolean;
}

/** The facts that were changed elsewhere since `before`, and that the edit would set back or to something else. */
export function stockConflicts(
  before: StockPhoneFacts,
  mine: StockPhoneFacts,
  stored: StockPhoneFacts,
): StockConflict[] {
  return STOCK_PHONE_FIELDS.filter(
    (field) => stored[field] !== before[field] && stored[field] !== mine[field],
  ).map((field) => ({ field, isContested: mine[field] !== before[field] }));
}

/**
 * What an edit says once it knows what was changed elsewhere: what was touched on one side is taken from that side; what both
 * sides touched goes by the choice made for it, and stays as it was written here until one was made.
 */
export function mergeStockPhone(
  before: StockPhoneFacts,
  mine: StockPhoneFacts,
  stored: StockPhoneFacts,
  choices: Partial<Record<StockPhoneField, StockConflictChoice>> = {},
): StockPhoneFacts {
  const fromStored = stockConflicts(before, mine, stored).filter(
    ({ field, isContested }) => (choices[field] ?? (isContested ? 'mine' : 'stored')) === 'stored',
  );
  return Object.assign({ ...mine }, ...fromStored.map(({ field }) => ({ [field]: stored[field] })));
}
