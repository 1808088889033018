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
 * 100,000 strings. A search scans that string at most once. A query that extends the previous one searches
 * only the previous results.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const { flat, starts, lengths } = layOut(texts);
  /** Every text that contains the last query, where they are few. */
  let known: { needle: string; positions: readonly number[] } | undefined;
  const remember = (needle: string, positions: readonly number[]) => {
    if (positions.length <= mostRemembered) known = { needle, positions };
  };

  return {
    search(query, limit) {
      const needle = oneLine(query);
      if (!(limit >= 1)) return [];
      if (needle === '')
        return Array.from({ length: Math.min(limit, texts.length) }, (_, position) => position);
      const ranked = new Ranked(limit);
      if (known && needle.includes(known.needle)) {
        for (const position of known.positions) ranked.add(flat, needle, starts[position] ?? 1, position);
        remember(needle, ranked.positions());
        return ranked.best();
      }

      let place = flat.indexOf(needle);
      while (place !== -1 && !ranked.isFull) place = next(ranked, needle, place, needle);
      if (place === -1) {
        remember(needle, ranked.positions());
        return ranked.best();
      }
      // Enough matches: the rest of the string can only contain better ones.
      const atEnd = needle + separator;
      place = flat.indexOf(atEnd, place);
      while (place !== -1 && !ranked.isFullOfEndings) place = next(ranked, needle, place, atEnd);
      if (place !== -1 && lengths.has(needle.length)) {
        const whole = separator + atEnd;
        place = flat.indexOf(whole, place - 1);
        while (place !== -1 && !ranked.isFullOfExact) place = next(ranked, needle, place + 1, whole, 1);
      }
      return ranked.best();
    },
  };

  /** Adds the text around `place`, and returns the next place of `sought` after that text. */
  function next(ranked: Ranked, needle: string, place: number, sought: string, lead = 0): number {
    const start = flat.lastIndexOf(separator, place - 1) + 1;
    ranked.add(flat, needle, start, positionAt(starts, start));
    return flat.indexOf(sought, flat.indexOf(separator, place) + 1 - lead);
  }
}

/** Matches as they are found, in the order in which they are listed. */
class Ranked {
  readonly #limit: number;
  readonly #exact: number[] = [];
  readonly #endings: number[] = [];
  readonly #others: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#exact.length + this.#endings.length + this.#others.length >= this.#limit;
  }

  get isFullOfEndings(): boolean {
    return this.#exact.length + this.#endings.length >= this.#limit;
  }

  get isFullOfExact(): boolean {
    return this.#exact.length >= this.#limit;
  }

  /** Adds the text at `start` of the flat string if it contains the needle. */
  add(flat: string, needle: string, start: number, position: number): void {
    const text = flat.slice(start, flat.indexOf(separator, start));
    if (text === needle) this.#exact.push(position);
    else if (text.endsWith(needle)) this.#endings.push(position);
    else if (text.includes(needle)) this.#others.push(position);
  }

  best(): number[] {
    return [...this.#exact, ...this.#endings, ...this.#others].slice(0, this.#limit);
  }

  positions(): number[] {
    return [...this.#exact, ...this.#endings, ...this.#others].sort((one, other) => one - other);
  }
}

interface Layout {
  /** All texts on lines of their own. */
  flat: string;
  /** The start of each text. */
  starts: Uint32Array;
  /** The lengths that texts have. */
  lengths: Set<number>;
  /** Whether there are no more lines than texts. Otherwise some text has several lines. */
  isWhole: boolean;
}

function layOut(texts: readonly string[]): Layout {
  const joined = join(texts);
  // Nearly always there is nothing but ASCII in single spaces, which is folded as a whole.
  const plain = /[^\n -~]| {2}|\n | \n/.test(joined)
    ? undefined
    : measure(joined.toLowerCase(), texts.length);
  if (plain?.isWhole) return plain;
  return measure(join(texts.map(oneLine)), texts.length);
}

function join(texts: readonly string[]): string {
  return ['', ...texts, ''].join(separator);
}

function measure(flat: string, count: number): Layout {
  const starts = new Uint32Array(count);
  const lengths = new Set<number>();
  let start = 1;
  for (let position = 0; position < count; position += 1) {
    starts[position] = start;
    const end = flat.indexOf(separator, start);
    lengths.add(end - start);
    start = end + 1;
  }
  return { flat, starts, lengths, isWhole: start === flat.length };
}

/** The number of the text that starts at `start`. */
function positionAt(starts: Uint32Array, start: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
