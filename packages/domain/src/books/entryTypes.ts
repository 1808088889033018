/** The kinds of event that entries of the journal are about, as ledgers filter by them and day books add them up. */
export const ENTRY_TYPES = [
  'sale',
  'purchase',
  'accessory',
  'stock',
  'payment',
  'expense',
  'transfer',
  'committee',
  'capital',
  'opening',
  'adjustment',
  'other',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

const EVENTS: Record<Exclude<EntryType, 'other'>, readonly string[]> = {
  sale: ['sale', 'sale-return'],
  purchase: ['purchase', 'purchase-return'],
  accessory: ['accessory-purchase', 'accessory-adjustment'],
  stock: ['stock-entry'],
  payment: ['payment-in', 'payment-out', 'write-off'],
  expense: ['expense'],
  transfer: ['transfer'],
  committee: ['committee-instalment', 'committee-payout'],
  capital: ['capital', 'drawing'],
  opening: ['opening'],
  adjustment: ['adjustment'],
};

const typeByEvent = new Map(
  Object.entries(EVENTS).flatMap(([type, events]) => events.map((event) => [event, type as EntryType])),
);

/** The events of a type; of `other`, none: it is what belongs to no type. */
export function eventsOf(type: EntryType): readonly string[] {
  return type === 'other' ? [] : EVENTS[type];
}

/** Every event that belongs to a type. */
export const KNOWN_EVENTS: readonly string[] = [...typeByEvent.keys()];

/** What an event is about. A reversal is about what the entry was that it undoes: ask with that one's event. */
export function entryType(event: string): EntryType {
  return typeByEvent.get(event) ?? 'other';
}

/** The steps by which a day book leads each wallet from its opening to its closing, in their order. */
export const LADDER_GROUPS = [
  'opening',
  'sales',
  'receipts',
  'purchases',
  'accessories',
  'payments',
  'expenses',
  'committee',
  'capital',
  'drawings',
  'transfers',
  'adjustments',
  'other',
] as const;
export type LadderGroup = (typeof LADDER_GROUPS)[number];

/** The step of the ladder that an event's money belongs to. */
export function ladderGroup(event: string): LadderGroup {
  switch (entryType(event)) {
    case 'sale':
      return 'sales';
    case 'purchase':
      return 'purchases';
    case 'accessory':
      return 'accessories';
    case 'payment':
      return event === 'payment-in' ? 'receipts' : 'payments';
    case 'expense':
      return 'expenses';
    case 'committee':
      return 'committee';
    case 'capital':
      return event === 'drawing' ? 'drawings' : 'capital';
    case 'transfer':
      return 'transfers';
    case 'opening':
      return 'opening';
    case 'adjustment':
      return 'adjustments';
    default:
      return 'other';
  }
}
