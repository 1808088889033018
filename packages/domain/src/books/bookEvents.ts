import type { Locale } from '../rules/rules.ts';

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

interface EventFacts {
  /** In English and in Urdu. */
  title: readonly [en: string, ur: string];
  type: Exclude<EntryType, 'other'>;
  /** The step of the ladder that its money belongs to. */
  ladder: LadderGroup;
  /** The place of its undo action: the journal, or the document that posted it. */
  undo: 'journal' | 'document';
  /** Whether only the owner undoes it. */
  isOwners?: true;
}

/** The events of the books with their properties. A reversal takes its type from the event it undoes. */
const BOOK_EVENTS = {
  sale: { title: ['Sale', 'فروخت'], type: 'sale', ladder: 'sales', undo: 'document' },
  'sale-return': {
    title: ['Sale return', 'فروخت کی واپسی'],
    type: 'sale',
    ladder: 'sales',
    undo: 'document',
  },
  purchase: { title: ['Purchase', 'خریداری'], type: 'purchase', ladder: 'purchases', undo: 'document' },
  'purchase-return': {
    title: ['Purchase return', 'خریداری کی واپسی'],
    type: 'purchase',
    ladder: 'purchases',
    undo: 'document',
  },
  'accessory-purchase': {
    title: ['Accessory purchase', 'لوازمات کی خریداری'],
    type: 'accessory',
    ladder: 'accessories',
    undo: 'journal',
  },
  'accessory-adjustment': {
    title: ['Accessory adjustment', 'لوازمات کی درستی'],
    type: 'accessory',
    ladder: 'accessories',
    undo: 'journal',
  },
  'stock-entry': {
    title: ['Stock entry', 'اسٹاک میں اندراج'],
    type: 'stock',
    ladder: 'other',
    undo: 'document',
  },
  'payment-in': { title: ['Payment in', 'وصولی'], type: 'payment', ladder: 'receipts', undo: 'journal' },
  'payment-out': { title: ['Payment out', 'ادائیگی'], type: 'payment', ladder: 'payments', undo: 'journal' },
  'write-off': {
    title: ['Write off', 'معافی'],
    type: 'payment',
    ladder: 'payments',
    undo: 'journal',
    isOwners: true,
  },
  expense: { title: ['Expense', 'خرچ'], type: 'expense', ladder: 'expenses', undo: 'journal' },
  transfer: { title: ['Transfer', 'منتقلی'], type: 'transfer', ladder: 'transfers', undo: 'journal' },
  'committee-instalment': {
    title: ['Committee instalment', 'کمیٹی کی قسط'],
    type: 'committee',
    ladder: 'committee',
    undo: 'journal',
  },
  'committee-payout': {
    title: ['Committee payout', 'کمیٹی کی وصولی'],
    type: 'committee',
    ladder: 'committee',
    undo: 'journal',
  },
  capital: {
    title: ['Capital', 'سرمایہ'],
    type: 'capital',
    ladder: 'capital',
    undo: 'journal',
    isOwners: true,
  },
  drawing: {
    title: ['Drawing', 'نکاسی'],
    type: 'capital',
    ladder: 'drawings',
    undo: 'journal',
    isOwners: true,
  },
  opening: {
    title: ['Opening', 'ابتدائی'],
    type: 'opening',
    ladder: 'opening',
    undo: 'journal',
    isOwners: true,
  },
  adjustment: { title: ['Adjustment', 'درستی'], type: 'adjustment', ladder: 'adjustments', undo: 'journal' },
} as const satisfies Record<string, EventFacts>;
export type BookEvent = keyof typeof BOOK_EVENTS;

/** Every event that belongs to a type. */
export const KNOWN_EVENTS = Object.keys(BOOK_EVENTS) as BookEvent[];

/** Properties of an event. Undefined for a reversal, and for an event of another release. */
export function bookEvent(event: string): EventFacts | undefined {
  return Object.hasOwn(BOOK_EVENTS, event) ? BOOK_EVENTS[event as BookEvent] : undefined;
}

/** The events of a type; of `other`, none: it is what belongs to no type. */
export function eventsOf(type: EntryType): readonly string[] {
  return KNOWN_EVENTS.filter((event) => BOOK_EVENTS[event].type === type);
}

/** Type of an event. For a reversal, pass the event that it undoes. */
export function entryType(event: string): EntryType {
  return bookEvent(event)?.type ?? 'other';
}

/** The step of the ladder that an event's money belongs to. */
export function ladderGroup(event: string): LadderGroup {
  return bookEvent(event)?.ladder ?? 'other';
}

/** Title of an event. An event of another release shows its own name. */
export function eventTitle(event: string, locale: Locale): string {
  const [en, ur] =
    event === 'reversal' ? ['Reversal', 'منسوخی'] : (bookEvent(event)?.title ?? [event, event]);
  return locale === 'ur' ? ur : en;
}
