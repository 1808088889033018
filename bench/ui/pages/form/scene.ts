import { makeRows, type Row, summary, summaryOf } from './rows.ts';

export const prepare = makeRows;

/** Our fields are in a cell that carries the column; a peer's field carries it itself. */
function fieldAt(index: number, column: string): HTMLInputElement | null {
  return document.querySelector(
    `[data-index="${index}"] :is([data-column=${column}], [data-grid-column=${column}] input)`,
  );
}

function says(text: string): boolean {
  return document.querySelector('#summary')?.textContent === text;
}

export const conditions = {
  ready: (text: string) => says(text) && fieldAt(0, 'code') !== null,
  /** The field contains the typed text, and the summary shows it. */
  typed: (index: number, column: string, value: string, text: string) =>
    fieldAt(index, column)?.value.replaceAll(',', '') === value && says(text),
  /** Whether the text shows this many rows, and the given row is in the page. */
  rows: (text: string, index: number) => says(text) && fieldAt(index, 'code') !== null,
};

/** Expected summary after each prefix of a text typed into a blank row. */
function afterKeys(rows: Row[], column: 'code' | 'price', text: string, before: Row[] = []): string[] {
  const filled = [...rows.filter(({ code }) => code !== ''), ...before.filter(({ code }) => code !== '')]
    .length;
  const total = [...rows, ...before].reduce((sum, { price }) => sum + (price ?? 0), 0);
  return [...text].map((_, at) =>
    column === 'code'
      ? summary(rows.length, filled + 1, total)
      : summary(rows.length, filled, total + Number(text.slice(0, at + 1))),
  );
}

export const questions = {
  summary: (rows: Row[]) => summaryOf(rows),
  afterKeys,
  /** The summary of that many rows, of which all but the first are blank. */
  afterCount: (rows: Row[], count: number) => summary(count, rows[0]?.code ? 1 : 0, rows[0]?.price ?? 0),
};
