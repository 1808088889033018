import type { Allocation, Day, JournalLine, MinorUnits, Side } from '@handset/domain';
import type { Step } from './lives.ts';

/** Everybody whom the shop of the model deals with, by name: few, so that each has many bills. */
export const PARTIES = ['Ali', 'Sana'] as const;
export type Party = (typeof PARTIES)[number];

/** The shop's one bank, and its one committee, by the names that stand for their ids in the model's accounts. */
export const BANK = 'HBL';
export const COMMITTEE = { name: 'Bazaar committee', amount: 500_000, members: 3 } as const;

/** Money over the till and the bank. */
export interface Split {
  pocketCash: MinorUnits;
  accountCash: MinorUnits;
}

/** An entry of the journal; its number is its place, from 1. */
export interface Entry {
  event: string;
  date: Day;
  lines: JournalLine[];
  party?: Party | undefined;
  /** The number of the entry that it undoes. */
  reverses?: number;
}

/** Unpaid part of a document. */
export interface Bill {
  /** In the order of time, as ids are. */
  id: string;
  document: string;
  party: Party;
  side: Side;
  type: 'purchase' | 'sale' | 'accessory-purchase' | 'opening';
  date: Day;
  due: Day;
  amount: MinorUnits;
}

/** A credit that settles bills. */
export interface Credit {
  id: string;
  document: string;
  party: Party;
  side: Side;
  date: Day;
  amount: MinorUnits;
}

/** A phone. */
export interface Unit {
  key: string;
  imeis: string[];
  cost: MinorUnits;
  state: 'in-stock' | 'sold' | 'dispatched' | 'returned-to-supplier' | 'void';
  acquiredOn: Day;
  /** The slip that it was bought on. */
  slip?: string;
  /** Whether an edit took it off its lot again. */
  isOffSlip?: boolean;
}

/** A purchase of one phone, or of a lot. */
export interface Slip {
  key: string;
  type: 'single' | 'bulk';
  party: Party;
  date: Day;
  total: MinorUnits;
  paid: Split;
  due: Day | null;
  /** Number of the entry that says what it says now. */
  entry: number;
  status: 'posted' | 'part-returned' | 'returned' | 'void';
}

/** An invoice. */
export interface Sale {
  key: string;
  party: Party;
  date: Day;
  units: { unit: string; price: MinorUnits; cost: MinorUnits; backOn?: Day }[];
  accessories: {
    accessory: string;
    price: MinorUnits;
    quantity: number;
    cost: MinorUnits;
    /** Returned quantity. */
    back: number;
    backCost: MinorUnits;
  }[];
  exchange?: { unit: string; value: MinorUnits };
  entry: number;
  status: 'posted' | 'part-returned' | 'returned' | 'void';
  dispatch?: string;
}

/** A payment, an opening balance or a write-off. */
export interface Paper {
  key: string;
  party: Party;
  kind: 'payment' | 'opening' | 'write-off';
  date: Day;
  entry: number;
  isUndone: boolean;
}

/** A kind of accessory, and how so many came in or went out, by the entry that says so. */
export interface Accessory {
  name: string;
  quantity: number;
  value: MinorUnits;
}
/** Pieces that came in or, fewer than none, went out on a day, in the order in which it was recorded. */
export interface Pieces {
  accessory: string;
  quantity: number;
  value: MinorUnits;
  on: Day;
}
export interface AccessoryMove {
  accessory: string;
  entry: number;
  quantity: number;
  amount: MinorUnits;
  purchase?: string;
}

/** Phones that were sent out. */
export interface Dispatch {
  key: string;
  date: Day;
  units: { unit: string; state: 'out' | 'returned' | 'sold'; resolvedOn?: Day; sale?: string }[];
}

/** Money that moved between the shop and its committee. */
export interface CommitteeEntry {
  entry: number;
  kind: 'instalment' | 'payout';
  number: number;
  amount: MinorUnits;
}

/** A shop as the model keeps it: all that was ever said in it, and nothing that could be worked out. */
export interface Shop {
  today: Day;
  /** Number of ids issued. */
  ids: number;
  /** Ids of documents that could have a bill, by key. */
  documents: Map<string, string>;
  entries: Entry[];
  bills: Bill[];
  credits: Credit[];
  allocations: Allocation[];
  units: Unit[];
  slips: Slip[];
  sales: Sale[];
  papers: Paper[];
  accessories: Accessory[];
  accessoryMoves: AccessoryMove[];
  pieces: Pieces[];
  dispatches: Dispatch[];
  /** All that happened to phones, in the order in which it was recorded. */
  steps: Step[];
  committee: CommitteeEntry[];
  /** Days that were closed and not opened again. */
  closings: Day[];
}

/** A shop in which nothing happened yet. */
export function newShop(today: Day, accessories: readonly string[]): Shop {
  return {
    today,
    ids: 0,
    documents: new Map(),
    entries: [],
    bills: [],
    credits: [],
    allocations: [],
    units: [],
    slips: [],
    sales: [],
    papers: [],
    accessories: accessories.map((name) => ({ name, quantity: 0, value: 0 })),
    accessoryMoves: [],
    pieces: [],
    dispatches: [],
    steps: [],
    committee: [],
    closings: [],
  };
}

/** The next id: ids sort by the moment that they were given out. */
export function nextId(shop: Shop): string {
  shop.ids += 1;
  return String(shop.ids).padStart(6, '0');
}

/**
 * Looks up an item that the model itself named. @throws RangeError when it is missing, which is a defect of
 * the model
 */
export function named<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const item = items.find(is);
  if (!item) throw new RangeError('The model names something that it does not hold');
  return item;
}
