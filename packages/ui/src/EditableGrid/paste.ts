import type { CellEdit } from './GridStore.ts';
import type { PreparedColumn } from './useGrid.ts';

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

/** Lines of cells. An unclosed quote is taken literally. */
function split(text: string, separator: string): string[][] {
  const end = `${separator}|\\r\\n?|\\n|$`;
  const quotedPart = `"((?:[^"]|"")*)"(?=${end})`;
  const plainPart = `([^${separator}\\r\\n]*)`;
  const cell = new RegExp(`(?:${quotedPart}|${plainPart})(${end})`, 'g');
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', ending] of text.matchAll(cell)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (ending !== separator) lines.push([]);
  }
  while (lines.at(-1)?.every((each) => each.trim() === '')) lines.pop();
  return lines;
}

/**
 * Lays a block over the rows and columns of a grid, and counts the cells that were left out.
 *
 * @param keys The keys of the rows from the focused one on.
 * @param columns The columns from the focused one on.
 */
export function planPaste<Row extends object>(
  block: readonly (readonly string[])[],
  keys: readonly string[],
  columns: readonly PreparedColumn<Row>[],
): { edits: CellEdit[]; skipped: number } {
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (const [blockRow, cells] of block.entries()) {
    const key = keys[blockRow];
    for (const [blockColumn, text] of cells.entries()) {
      const column = columns[blockColumn];
      // Empty cells beside the columns are no loss.
      if (!column && text.trim() === '') continue;
      const canWrite = column && !column.isReadOnly && column.kind !== 'custom';
      const reading = canWrite ? column.text.read(oneLine(text)) : undefined;
      if (!column || key === undefined || !reading || reading.problem !== undefined) skipped += 1;
      else edits.push({ key, columnId: column.id, value: reading.value });
    }
  }
  return { edits, skipped };
}

/** A text of several lines, as a cell of a spreadsheet may hold, in the one line that a field has. */
function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}
