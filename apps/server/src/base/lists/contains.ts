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

/** Whether a column of search keys begins with a word of a search. */
export function begins(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`${escaped(word)}%`} escape '\\'`;
}

/** Whether the search key of phones, such as `units.search_text`, holds every word of a search, or its digits in an IMEI. */
export function saysOfPhones(
  column: string,
  { words, imei }: Pick<SearchText, 'words' | 'imei'>,
): RawBuilder<boolean> {
  const all = words.map((word) => holds(column, word));
  const any = [
    ...(all.length > 0 ? [sql<boolean>`(${sql.join(all, sql` and `)})`] : []),
    ...(imei === undefined ? [] : [holds(column, imei)]),
  ];
  return any.length > 0 ? sql<boolean>`(${sql.join(any, sql` or `)})` : sql<boolean>`(1 = 0)`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
