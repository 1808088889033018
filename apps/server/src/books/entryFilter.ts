import { type EntryType, eventsOf, KNOWN_EVENTS } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../database/Database.ts';
import { contains } from '../lists/listQuery.ts';

/** Which entries a list holds, beyond their days and accounts. */
export interface EntryFilter {
  event?: string | undefined;
  /** What they are about; a reversal is about what the entry was that it undoes. */
  type?: EntryType | undefined;
  personId?: string | undefined;
  /** Text to look for in the description and the party's name, or the number of the entry. */
  q?: string | undefined;
}

/** Whether a filter leaves anything out. */
export function isFiltering({ event, type, personId, q }: EntryFilter): boolean {
  return Boolean(event || type || personId || q);
}

type Entries = ExpressionBuilder<ShopTables, 'journal_entries'>;

/** The condition that entries fulfil which pass a filter. */
export function passing({ event, type, personId, q }: EntryFilter) {
  return (row: Entries) => {
    const conditions = [];
    if (event) conditions.push(row('journal_entries.event', '=', event));
    if (type) conditions.push(ofType(row, type));
    if (personId) conditions.push(row('journal_entries.person_id', '=', personId));
    if (q) conditions.push(saying(row, q));
    return row.and(conditions);
  };
}

function ofType(row: Entries, type: EntryType) {
  const events = type === 'other' ? KNOWN_EVENTS : eventsOf(type);
  const isIn = type === 'other' ? ('not in' as const) : ('in' as const);
  const undone = row
    .selectFrom('journal_entries as undone')
    .select('undone.number')
    .whereRef('undone.number', '=', 'journal_entries.reverses')
    .where('undone.event', isIn, events);
  return row.or([
    row.and([row('journal_entries.reverses', 'is', null), row('journal_entries.event', isIn, events)]),
    row.and([row('journal_entries.reverses', 'is not', null), row.exists(undone)]),
  ]);
}

function saying(row: Entries, q: string) {
  const number = /^\d{1,9}$/.test(q) ? [row('journal_entries.number', '=', Number(q))] : [];
  const persons = row.selectFrom('persons').select('persons.id').where(contains('persons.name', q));
  return row.or([
    contains('journal_entries.description', q),
    row('journal_entries.person_id', 'in', persons),
    ...number,
  ]);
}
