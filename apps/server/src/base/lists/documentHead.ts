import type { Person } from '@handset/domain';

/** The columns that name a document's party and author, for a query that joins `persons` and `users`. */
export const HEAD_COLUMNS = [
  'persons.name as person_name',
  'persons.number as person_number',
  'persons.reference as person_reference',
  'users.username as username',
] as const;

interface DocumentRow {
  id: string;
  date: string;
  person_id: string;
  person_name: string;
  person_number: string;
  person_reference: string;
  username: string;
  created_at: number;
}

/** Fields that every document shares: party, date, time and author. */
export function documentHead(row: DocumentRow): {
  _id: string;
  date: string;
  person: Person;
  createdAt: string;
  createdBy: string;
} {
  return {
    _id: row.id,
    date: row.date,
    person: {
      _id: row.person_id,
      name: row.person_name,
      number: row.person_number,
      reference: row.person_reference,
    },
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  };
}
