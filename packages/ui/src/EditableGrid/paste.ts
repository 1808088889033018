import type { CellText } from './cellText.ts';
import type { CellEdit } from './GridStore.ts';

/**
 * The cells of a block that was copied from a spreadsheet: lines of cells between tabs, or between commas. A cell in quotes may hold tabs,
 * line breaks and doubled quotes. Blank lines at the end are left out.
 *
 * @param isWhole Whether a line with commas is one value where it is to be pasted, such as `1,200` among amounts.
 */
export function parseBlock(text: string, isWhole: (line: string) => boolean): readonly (readonly string[])[] {
  if (text.includes('\t')) return split(text, '\t');
  const lines = split(text, '\t');
  if (lines.length === 0 || lines.every(([line = '']) => isWhole(line))) return lines;
  const byComma = split(text, ',');
  const width = byComma[0]?.length ?? 1;
  const isTable = width > 1 && byComma.length > 1 && byComma.every((cells) => cells.length === width);
  return isTable ? byComma : lines;
}

/** Lines of cells as a spreadsheet puts them on the clipboard. */
export function formatBlock(block: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return block.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
}

function split(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell);
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    lines.push(cells);
    cells = [];
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
  while (lines.at(-1)?.every((cell) => cell.trim() === '')) lines.pop();
  return lines;
}

function plainCell(text: string, start: number, separator: string): [string, number] {
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return [text.slice(start, end), end];
}

/** Reads a cell in quotes. A cell without a closing quote is taken literally. */
function quotedCell(text: string, start: number, separator: string): [string, number] {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (at + 1 === text.length || isEnd(text[at + 1], separator)) return [cell, at + 1];
    else break;
  }
  return plainCell(text, start, separator);
}

function isEnd(letter: string | undefined, separator: string): boolean {
  return letter === separator || letter === '\n' || letter === '\r';
}

interface PasteTarget {
  /** The keys of the rows from the focused one on. */
  keys: readonly string[];
  /** The columns from the focused one on. */
  columns: readonly { id: string; text: CellText; isReadOnly: boolean }[];
}

/** Lays a block over the rows and columns of a grid, and counts the cells that were left out. */
export function planPaste(
  block: readonly (readonly string[])[],
  { keys, columns }: PasteTarget,
): { edits: CellEdit[]; skipped: number } {
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (const [blockRow, cells] of block.entries()) {
    const key = keys[blockRow];
    for (const [blockColumn, text] of cells.entries()) {
      const column = columns[blockColumn];
      // Empty cells beside the columns are no loss.
      if (!column && text.trim() === '') continue;
      const reading = column?.isReadOnly ? undefined : column?.text.paste?.(text);
      if (!column || key === undefined || !reading || reading.problem !== undefined) skipped += 1;
      else edits.push({ key, columnId: column.id, value: reading.value });
    }
  }
  return { edits, skipped };
}
