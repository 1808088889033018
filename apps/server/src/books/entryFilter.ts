import { type EntryType, eventsOf, KNOWN_EVENTS, plainNumber, searchWords } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../base/database/Database.ts';
import { contains, holdsAll } from '../base/lists/contains.ts';

/** Filter for entries, besides days and accounts. */
export interface EntryFilter {
  /** An event with its reversals. `reversal`: the reversals of every event. */
  event?: string | undefined;
  /** Type of the entries. A reversal has the type of the entry it undoes. */
  type?: EntryType | undefined;
  personId?: string | undefined;
  /** Text to look for in the description and the party's name, or the number of the entry. */
  q?: string | undefined;
}

/** Whether a filter leaves anything out. */
export function isFiltering({ event, type, personId, q }: EntryFilter): boolean {
  return Boolean(event || type || personId || q);
}

/** The events of a filter, if it filters by nothing else. The stored daily sums can then answer it. */
export function eventsAlone({ event, type, personId, q }: EntryFilter): readonly string[] | undefined {
  if (personId || q || event === 'reversal' || type === 'other') return undefined;
  if (event) return type && !eventsOf(type).includes(event) ? [] : [event];
  return type && eventsOf(type);
}

type Entries = ExpressionBuilder<ShopTables, 'journal_entries'>;

/** The condition that entries fulfil which pass a filter. */
export function passing({ event, type, personId, q }: EntryFilter) {
  return (row: Entries) => {
    const conditions = [];
    if (event === 'reversal') conditions.push(row('journal_entries.event', '=', 'reversal'));
    else if (event) conditions.push(about(row, 'in', [event]));
    if (type === 'other') conditions.push(about(row, 'not in', KNOWN_EVENTS));
    else if (type) conditions.push(about(row, 'in', eventsOf(type)));
    if (personId) conditions.push(row('journal_entries.person_id', '=', personId));
    if (q) conditions.push(saying(row, q));
    return row.and(conditions);
  };
}

/** Whether an entry belongs to some events, or to none of them. A reversal belongs to the event it undoes. */
function about(row: Entries, are: 'in' | 'not in', events: readonly string[]) {
  const undone = row
    .selectFrom('journal_entries as undone')
    .select('undone.number')
    .whereRef('undone.number', '=', 'journal_entries.reverses')
    .where('undone.event', are, events);
  return row.or([
    row.and([row('journal_entries.event', '<>', 'reversal'), row('journal_entries.event', are, events)]),
    row.and([row('journal_entries.event', '=', 'reversal'), row.exists(undone)]),
  ]);
}

function saying(row: Entries, q: string) {
  const digits = plainNumber(q);
  const number = /^\d{1,9}$/.test(digits) ? [row('journal_entries.number', '=', Number(digits))] : [];
  const persons = row
    .selectFrom('persons')
    .select('persons.id')
    .where(holdsAll('persons.name_key', searchWords(q)));
  return row.or([
    contains('journal_entries.description', q),
    row('journal_entries.person_id', 'in', persons),
    ...number,
  ]);
}
