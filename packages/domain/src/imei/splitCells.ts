const SEPARATORS = new Set(['\t', ',', ';', '|']);
const LINE_ENDS = new Set(['\n', '\r', '\u2028', '\u2029', '\v', '\f']);

/**
 * The lines of a pasted block or of a CSV file, each with its cells: between tabs, commas, semicolons or bars. A cell in quotes
 * may hold any of them and line breaks; quotes that do not close are letters like others.
 */
export function splitCells(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [cell, end] = quotedCell(text, at) ?? plainCell(text, at);
    cells.push(cell);
    if (SEPARATORS.has(text.charAt(end))) {
      at = end + 1;
      continue;
    }
    lines.push(cells);
    cells = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return lines;
}

function isEnd(text: string, at: number): boolean {
  return at >= text.length || SEPARATORS.has(text.charAt(at)) || LINE_ENDS.has(text.charAt(at));
}

function plainCell(text: string, start: number): [cell: string, end: number] {
  let end = start;
  while (!isEnd(text, end)) end += 1;
  return [text.slice(start, end), end];
}

function quotedCell(text: string, start: number): [cell: string, end: number] | undefined {
  if (text.charAt(start) !== '"') return undefined;
  for (let close = text.indexOf('"', start + 1); close >= 0; close = text.indexOf('"', close + 2)) {
    if (text.charAt(close + 1) === '"') continue;
    if (!isEnd(text, close + 1)) return undefined;
    return [text.slice(start + 1, close).replaceAll('""', '"'), close + 1];
  }
  return undefined;
}
