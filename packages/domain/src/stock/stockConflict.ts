import type { Specification } from '../catalog/catalog.ts';
import type { MinorUnits } from '../money/money.ts';

/** The phone's facts on the stock form. Money is in minor units. */
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
  /** Null where the viewer may not see the cost. */
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

/** The side that wins for a fact changed on both. */
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
 * Merges an edit with changes made elsewhere. A fact changed on one side takes that side's value. A fact
 * changed on both follows the user's choice, and until then keeps the value of this edit.
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
