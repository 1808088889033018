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

/** Whose word counts for what both changed. */
export type Side = 'mine' | 'stored';

/** A slip before anybody changed it, as it was typed here, and as somebody else stored it meanwhile. */
export interface SlipMeeting {
  before: PurchaseDraft;
  mine: PurchaseDraft;
  stored: PurchaseDraft;
}

/** What was changed on both sides, to different things, so that somebody has to choose. */
export function contestedFields({ before, mine, stored }: SlipMeeting): SlipField[] {
  return SLIP_FIELDS.filter(
    (field) =>
      !isSame(mine[field], stored[field]) &&
      !isSame(mine[field], before[field]) &&
      !isSame(stored[field], before[field]),
  );
}

/** The slip that says what was changed on one side, and what was chosen where both changed it; what was typed counts until then. */
export function mergedSlip(
  meeting: SlipMeeting,
  choices: Partial<Record<SlipField, Side>> = {},
): PurchaseDraft {
  const { before, mine, stored } = meeting;
  const contested = new Set(contestedFields(meeting));
  const fromStored = SLIP_FIELDS.filter((field) =>
    contested.has(field) ? choices[field] === 'stored' : isSame(mine[field], before[field]),
  );
  return Object.assign({ ...mine }, ...fromStored.map((field) => ({ [field]: stored[field] })));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
