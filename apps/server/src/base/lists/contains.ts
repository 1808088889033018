import type { SearchText } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';

/** Whether a column holds the text, whatever the case; `%` and `_` mean themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${escaped(text.toLowerCase())}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

/** Whether a column of search keys holds a word or digits of a search. */
export function holds(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${escaped(word)}%`} escape '\\'`;
}

/** Whether a column of search keys holds every word of a search. A search without words finds nothing. */
export function holdsAll(column: string, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`(1 = 0)`;
  const all = words.map((word) => holds(column, word));
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}

/** Whether a column of search keys begins with a word of a search. */
export function begins(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`${escaped(word)}%`} escape '\\'`;
}

/** Whether the search key of phones, such as `units.search_text`, holds every word of a search, or its digits in an IMEI. */
export function saysOfPhones(
  column: string,
  { words, imei }: Pick<SearchText, 'words' | 'imei'>,
): RawBuilder<boolean> {
  const named = holdsAll(column, words);
  return imei === undefined ? named : sql<boolean>`(${named} or ${holds(column, imei)})`;
}

/** Whether a document has the number that a search names. A prefix alone names every number. */
export function hasNumber(column: string, digits: string | undefined): RawBuilder<boolean> {
  if (digits === undefined) return sql<boolean>`(1 = 0)`;
  return digits === '' ? sql<boolean>`(1 = 1)` : sql<boolean>`${sql.ref(column)} = ${Number(digits)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
