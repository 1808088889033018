import type { Day } from '../day/day.ts';

/** Events that documents record of a phone: how it came, where it went, and what was undone. */
export type PhoneEventType =
  | 'purchase'
  | 'exchange'
  | 'stock-entry'
  | 'sale'
  /** Sold off the dispatch that it was out on. */
  | 'dispatch-sale'
  | 'sale-return'
  | 'sale-void'
  | 'dispatch'
  | 'dispatch-return'
  | 'purchase-return'
  | 'purchase-void'
  /** Given back to the customer who had traded it in. */
  | 'exchange-return'
  /** Taken off its lot, or out of the stock that it was entered in by mistake. */
  | 'entry-removed';

/** One event of a phone's life. */
export interface LifeEvent {
  /** Business date of the document. */
  date: Day;
  /** Place among the events of a day: ids of documents grow with time. */
  order: string;
  /** Id of the stock record. A phone that is bought back gets another one. */
  unitId: string;
  type: PhoneEventType;
}

/** Where a phone is between two events. */
export interface Whereabouts<Event extends LifeEvent> {
  at: 'nowhere' | 'shop' | 'customer' | 'dispatch';
  /** The event that brought it there; none before its first. */
  since?: Event;
}

/** An event that does not begin where the phone was then. */
export interface LifeFault<Event extends LifeEvent> {
  event: Event;
  /** Where the phone was. */
  place: Whereabouts<Event>;
}

/** The places an event may find the phone in, and the one it leaves it in. */
const STEPS: Record<PhoneEventType, { from: readonly Place[]; to: Place | 'before' }> = {
  purchase: { from: ['nowhere', 'customer'], to: 'shop' },
  exchange: { from: ['nowhere', 'customer'], to: 'shop' },
  'stock-entry': { from: ['nowhere', 'customer'], to: 'shop' },
  sale: { from: ['shop'], to: 'customer' },
  'dispatch-sale': { from: ['dispatch'], to: 'customer' },
  'sale-return': { from: ['customer'], to: 'shop' },
  'sale-void': { from: ['customer'], to: 'shop' },
  dispatch: { from: ['shop'], to: 'dispatch' },
  'dispatch-return': { from: ['dispatch'], to: 'shop' },
  'purchase-return': { from: ['shop'], to: 'nowhere' },
  // Who had it before it came has it again.
  'purchase-void': { from: ['shop'], to: 'before' },
  'exchange-return': { from: ['shop'], to: 'before' },
  'entry-removed': { from: ['shop'], to: 'before' },
};

type Place = Whereabouts<LifeEvent>['at'];

const ARRIVALS = new Set<PhoneEventType>(['purchase', 'exchange', 'stock-entry']);

/** Sorts events as they happened: by day, and on one day as they were recorded. */
export function inOrder<Event extends Pick<LifeEvent, 'date' | 'order'>>(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => compare(a.date, b.date) || compare(a.order, b.order));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The events that an event undoes whole. If both are of one day, neither is left. */
const UNDOES: Partial<Record<PhoneEventType, readonly PhoneEventType[]>> = {
  'sale-void': ['sale'],
  'purchase-void': ['purchase'],
  'exchange-return': ['exchange'],
  'entry-removed': ['stock-entry', 'purchase'],
};

/** Leaves out what was recorded and undone on the same day, with nothing of its record between. */
function withoutUndone<Event extends LifeEvent>(events: readonly Event[]): Event[] {
  const undone = new Set<Event>();
  const standing = new Map<string, Event[]>();
  for (const event of events) {
    const own = standing.get(event.unitId) ?? [];
    standing.set(event.unitId, own);
    const last = own.at(-1);
    if (last?.date === event.date && UNDOES[event.type]?.includes(last.type)) {
      own.pop();
      undone.add(last).add(event);
    } else own.push(event);
  }
  return events.filter((event) => !undone.has(event));
}

/**
 * Finds the events of one phone, of all its stock records, that do not begin where the one before left it:
 * a phone has one holder at any time. Events may come in any order. After a fault, the phone is taken to be
 * where the faulty event leaves it.
 */
export function lifeFaults<Event extends LifeEvent>(events: readonly Event[]): LifeFault<Event>[] {
  const faults: LifeFault<Event>[] = [];
  const before = new Map<string, Whereabouts<Event>>();
  let place: Whereabouts<Event> = { at: 'nowhere' };
  for (const event of withoutUndone(inOrder(events))) {
    const { from, to } = STEPS[event.type];
    const isArrival = ARRIVALS.has(event.type);
    const isOwn = isArrival || place.since?.unitId === event.unitId;
    if (!isOwn || !from.includes(place.at)) faults.push({ event, place });
    if (isArrival) before.set(event.unitId, place);
    place = to === 'before' ? (before.get(event.unitId) ?? { at: 'nowhere' }) : { at: to, since: event };
  }
  return faults;
}

/** Later events of the same record that mend one which should not have been recorded. */
const MENDED_BY: Partial<Record<PhoneEventType, readonly PhoneEventType[]>> = {
  purchase: ['purchase-void', 'purchase-return', 'entry-removed'],
  exchange: ['exchange-return'],
  'stock-entry': ['entry-removed'],
  sale: ['sale-void', 'sale-return'],
  'dispatch-sale': ['sale-void', 'sale-return'],
  'sale-return': ['sale'],
  'sale-void': ['sale'],
  dispatch: ['dispatch-return'],
};

/** The faults of a life that nothing has mended since. */
export function openFaults<Event extends LifeEvent>(events: readonly Event[]): LifeFault<Event>[] {
  const faults = lifeFaults(events);
  for (const { event } of faults) {
    const own = inOrder(events.filter(({ unitId }) => unitId === event.unitId));
    const mending = own
      .slice(own.indexOf(event) + 1)
      .find(({ type }) => MENDED_BY[event.type]?.includes(type));
    if (mending) return openFaults(events.filter((one) => one !== event && one !== mending));
  }
  return faults;
}

/** Groups stock records by phone: those that share an IMEI, in whichever slot, are of one phone. */
export function groupByPhone<Unit extends { imei1: string; imei2: string | null }>(
  units: readonly Unit[],
): Unit[][] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const imeis = [unit.imei1, ...(unit.imei2 ? [unit.imei2] : [])];
    const known = new Set(imeis.flatMap((imei) => groups.get(imei) ?? []));
    const group = [...known, unit];
    for (const { imei1, imei2 } of group)
      for (const imei of [imei1, imei2]) if (imei) groups.set(imei, group);
  }
  return [...new Set(groups.values())];
}
