/** Finds texts by a part of them. */
export interface SearchIndex {
  /** Positions of at most `limit` texts that contain `query`, whatever the case: exact matches first, then those that end with it, then others. */
  search: (query: string, limit: number) => number[];
}

const separator = '\n';

/** Letters compared as people do: without case, one form of each accented letter, one line. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(separator, ' ');
}

/**
 * Lays all texts into one string, in which the engine's own substring search is far quicker than a loop over 100,000 strings, and remembers
 * where each begins.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const folded = texts.map(fold);
  const flat = separator + folded.join(separator) + separator;
  const starts = new Uint32Array(texts.length);
  let start = 1;
  folded.forEach((text, position) => {
    starts[position] = start;
    start += text.length + separator.length;
  });

  /** The text that a place of the flat string belongs to. */
  const positionAt = (place: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const collect = (needle: string, found: Set<number>, limit: number): void => {
    let place = flat.indexOf(needle);
    while (place !== -1 && found.size < limit) {
      const position = positionAt(needle.startsWith(separator) ? place + 1 : place);
      found.add(position);
      // Another match in the same text adds nothing: go on behind it.
      place = flat.indexOf(needle, (starts[position] ?? 0) + (folded[position]?.length ?? 0));
    }
  };

  return {
    search(query, limit) {
      const needle = fold(query.trim());
      if (needle === '') return texts.slice(0, limit).map((_, position) => position);
      const found = new Set<number>();
      collect(separator + needle + separator, found, limit);
      collect(needle + separator, found, limit);
      collect(needle, found, limit);
      return [...found];
    },
  };
}
