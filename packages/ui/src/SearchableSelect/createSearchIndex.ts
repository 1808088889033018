import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Finds texts by a part of them. */
export interface SearchIndex {
  /** Positions of at most `limit` texts that contain `query`, whatever the case: exact matches first, then those that end with it, then others. */
  search: (query: string, limit: number) => number[];
}

const separator = '\n';

/** A text as it is compared: without case, with Latin digits, accented letters in one form. */
function fold(text: string): string {
  return toLatinDigits(text.normalize('NFC')).toLowerCase();
}

/** Whether a query is the whole of a text, but for case and spaces around it. */
export function isWholeText(query: string, text: string): boolean {
  return fold(query.trim()) === fold(text.trim());
}

/**
 * Lays all texts into one string, in which the engine's own substring search is far quicker than a loop over 100,000 strings, and remembers
 * where each begins.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const lines = texts.map((text) => text.replaceAll(separator, ' '));
  const flat = separator + fold(lines.join(separator)) + separator;
  const starts = new Uint32Array(texts.length + 1);
  for (let position = 0, start = 1; position <= texts.length; position += 1) {
    starts[position] = start;
    start = flat.indexOf(separator, start) + 1;
  }
  const startOf = (position: number) => starts[position] ?? flat.length;

  /** The text that a place of the flat string belongs to. */
  const positionAt = (place: number): number => {
    let low = 0;
    let high = texts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (startOf(middle) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const collect = (needle: string, found: Set<number>, limit: number): void => {
    const lead = needle.startsWith(separator) ? 1 : 0;
    let place = flat.indexOf(needle);
    while (place !== -1 && found.size < limit) {
      const position = positionAt(place + lead);
      found.add(position);
      // Another match in the same text adds nothing: go on at its end.
      place = flat.indexOf(needle, startOf(position + 1) - 1);
    }
  };

  return {
    search(query, limit) {
      const needle = fold(query.trim()).replaceAll(separator, ' ');
      if (needle === '')
        return Array.from({ length: Math.min(limit, texts.length) }, (_, position) => position);
      const found = new Set<number>();
      collect(separator + needle + separator, found, limit);
      collect(needle + separator, found, limit);
      collect(needle, found, limit);
      return [...found];
    },
  };
}
