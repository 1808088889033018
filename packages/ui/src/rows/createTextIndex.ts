import { fold } from '../picker/fold.ts';

const rowsPerBlock = 4096;
const separator = '\n';

/** Finds rows by parts of their text. */
export interface TextIndex<Row> {
  /** Indexes some more rows; false once there are none left. */
  buildMore: () => boolean;
  /** The positions, ascending, of the rows that contain every word of the query, whatever the case; null where the query is empty. */
  search: (query: string) => Int32Array | null;
  /** What is built, for the index that comes after this one. */
  built: { rows: readonly Row[]; textOf: (row: Row) => string; blocks: readonly Block[] };
}

interface Block {
  /** The texts of its rows, one after the other. */
  flat: string;
  /** Where each begins, and where the last one ends. */
  starts: Uint32Array;
}

/**
 * Lays the texts of rows into a few long strings, in which the engine's own search is far quicker than a loop over 100,000 small ones. Blocks of
 * rows that did not change are taken from the index before.
 */
export function createTextIndex<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  before?: TextIndex<Row>['built'],
): TextIndex<Row> {
  const blocks: Block[] = [];
  const isWhole = () => blocks.length * rowsPerBlock >= rows.length;
  let last: { words: readonly string[]; found: Int32Array } | undefined;

  const buildMore = (): boolean => {
    if (isWhole()) return false;
    const first = blocks.length * rowsPerBlock;
    const end = Math.min(first + rowsPerBlock, rows.length);
    const known =
      before?.textOf === textOf && isSame(before.rows, rows, first, end)
        ? before.blocks[blocks.length]
        : undefined;
    blocks.push(known ?? layOut(rows, first, end, textOf));
    return !isWhole();
  };

  const search = (query: string): Int32Array | null => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return null;
    while (buildMore());
    // Long words are rarer: the first one finds, the others are asked about what it found.
    words.sort((one, other) => other.length - one.length);
    const narrows = last?.words.every((word) => words.some((each) => each.includes(word)));
    const found =
      last && narrows && last.found.length * 8 < rows.length
        ? last.found.filter((position) => hasWords(blocks, position, words))
        : findAll(blocks, rows.length, words);
    last = { words, found };
    return found;
  };

  return { buildMore, search, built: { rows, textOf, blocks } };
}

function isSame<Row>(before: readonly Row[], rows: readonly Row[], first: number, end: number): boolean {
  // A block that was the last one may have grown.
  if (Math.min(first + rowsPerBlock, before.length) !== end) return false;
  for (let position = first; position < end; position += 1)
    if (before[position] !== rows[position]) return false;
  return true;
}

function layOut<Row>(rows: readonly Row[], first: number, end: number, textOf: (row: Row) => string): Block {
  const lines: string[] = [];
  for (let position = first; position < end; position += 1) {
    const line = textOf(rows[position] as Row);
    lines.push(line.includes(separator) ? line.replaceAll(separator, ' ') : line);
  }
  const joined = lines.join(separator) + separator;
  // Nearly always there is nothing but ASCII, which is folded at a stroke.
  const flat = /[^\t\n -~]/.test(joined) ? fold(joined) : joined.toLowerCase();
  const starts = new Uint32Array(lines.length + 1);
  for (let line = 0; line < lines.length; line += 1)
    starts[line + 1] = flat.indexOf(separator, starts[line]) + 1;
  return { flat, starts };
}

function findAll(blocks: readonly Block[], count: number, words: readonly string[]): Int32Array {
  const found = new Int32Array(count);
  const [lead = '', ...others] = words;
  let matches = 0;
  for (const [number, { flat, starts }] of blocks.entries()) {
    const rows = starts.length - 1;
    let row = 0;
    let place = flat.indexOf(lead);
    while (place !== -1) {
      if ((starts[row + 1] ?? 0) <= place) row = rowAt(starts, place, row + 1, rows - 1);
      const position = number * rowsPerBlock + row;
      if (others.length === 0 || hasWords(blocks, position, others)) {
        found[matches] = position;
        matches += 1;
      }
      row += 1;
      // Another match in the same row adds nothing: go on in the next one.
      place = row < rows ? flat.indexOf(lead, starts[row]) : -1;
    }
  }
  return found.slice(0, matches);
}

function rowAt(starts: Uint32Array, place: number, first: number, last: number): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function hasWords(blocks: readonly Block[], position: number, words: readonly string[]): boolean {
  const block = blocks[Math.floor(position / rowsPerBlock)];
  if (!block) return false;
  const row = position % rowsPerBlock;
  const text = block.flat.slice(block.starts[row], block.starts[row + 1]);
  return words.every((word) => text.includes(word));
}
