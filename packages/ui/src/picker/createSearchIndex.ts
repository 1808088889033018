import { oneLine } from './fold.ts';

/** Finds texts by a part of them. */
export interface SearchIndex {
  /** Positions of at most `limit` texts that contain `query`, whatever the case, the accents and the keyboard: exact matches first, then those that end with it, then others. */
  search: (query: string, limit: number) => number[];
}

const separator = '\n';
/** Up to this many matches a search remembers all, for the query that continues it. */
const mostRemembered = 1000;

/**
 * Joins all texts into one string, in which the engine's own substring search is far faster than a loop over
 * 100,000 strings. A query that extends the previous one searches only the previous results.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  // `flat` has each text on a line of its own; `starts` has the start of each, and of one more behind them.
  const { flat, starts } = layOut(texts);
  /** Every text that contains the last query, where they are few. */
  let known: { needle: string; positions: readonly number[] } | undefined;

  const startOf = (position: number) => starts[position] ?? flat.length;
  const textAt = (position: number) => flat.slice(startOf(position), startOf(position + 1) - 1);

  /** The first texts after a position that contain what is sought, alone or with the separators around it. */
  const findAfter = (after: number, sought: string, limit: number): number[] => {
    const found: number[] = [];
    let place = flat.indexOf(sought, startOf(after + 1) - 1);
    while (place !== -1 && found.length < limit) {
      const position = positionAt(starts, place + 1);
      found.push(position);
      place = flat.indexOf(sought, startOf(position + 1) - 1);
    }
    return found;
  };

  return {
    search(query, limit) {
      const needle = oneLine(query);
      if (needle === '')
        return Array.from({ length: Math.min(limit, texts.length) }, (_, position) => position);

      const few = known && needle.includes(known.needle) ? known.positions : undefined;
      const found =
        few?.filter((position) => textAt(position).includes(needle)) ?? findAfter(-1, needle, limit);
      const isAll = few !== undefined || found.length < limit;
      if (isAll && found.length <= mostRemembered) known = { needle, positions: found };

      // Enough matches: the rest of the string can only contain better ones.
      const atEnd = needle + separator;
      const endings = isAll ? [] : findAfter(found.at(-1) ?? -1, atEnd, limit);
      const exact = endings.length < limit ? [] : findAfter(endings.at(-1) ?? -1, separator + atEnd, limit);
      return ranked([...found, ...endings, ...exact], textAt, needle).slice(0, limit);
    },
  };
}

/** Matches in their order, but first what is sought itself, then what ends with it. */
export function ranked<T>(matches: readonly T[], textOf: (match: T) => string, needle: string): T[] {
  const exact: T[] = [];
  const endings: T[] = [];
  const others: T[] = [];
  for (const match of matches) {
    const text = textOf(match);
    if (text === needle) exact.push(match);
    else if (text.endsWith(needle)) endings.push(match);
    else others.push(match);
  }
  return [...exact, ...endings, ...others];
}

function layOut(texts: readonly string[]) {
  const joined = join(texts);
  // Nearly always there is nothing but ASCII in single spaces, which is folded as a whole.
  if (!/[^\n -~]| {2}|\n | \n/.test(joined)) {
    const plain = measure(joined.toLowerCase(), texts.length);
    // Otherwise some text has several lines.
    if (plain.starts[texts.length] === joined.length) return plain;
  }
  return measure(join(texts.map(oneLine)), texts.length);
}

function join(texts: readonly string[]): string {
  return ['', ...texts, ''].join(separator);
}

function measure(flat: string, count: number) {
  const starts = new Uint32Array(count + 1);
  let start = 1;
  for (let position = 0; position <= count; position += 1) {
    starts[position] = start;
    start = flat.indexOf(separator, start) + 1;
  }
  return { flat, starts };
}

/** The text that a place belongs to: the last one that starts no later. */
function positionAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
