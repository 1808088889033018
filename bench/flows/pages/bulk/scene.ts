import { countControls, opening } from '../opening.ts';
import { imeiOf } from '../shop.ts';
import { priceOfOne } from './lot.ts';

export const prepare = (count: number) => ({ count });

const inDialog = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(`[role=dialog] ${selector}`);
const imeiIn = (row: number) =>
  inDialog<HTMLInputElement>(`[data-index="${row}"] [data-grid-column=imei1] input`);
const price = () => inDialog<HTMLInputElement>('[data-field="entries.0.priceOfOne"] input');

/** The figures that the summary gives under a heading. */
function summed(heading: string): string | undefined {
  const terms = [...document.querySelectorAll('[role=dialog] aside dt')];
  return terms
    .find((term) => term.textContent === heading)
    ?.nextElementSibling?.textContent?.replaceAll(/\D/g, '');
}

const says = (text: string) =>
  [...document.querySelectorAll('[role=dialog] aside dd')].some(({ textContent }) => textContent === text);

export const conditions = {
  ...opening,
  /** The rows are shown and summed. */
  rowsStand: (rows: number) =>
    imeiIn(0) !== null && summed('Buying price') === String((priceOfOne / 100) * rows),
  /** The row's IMEI is the typed text. */
  typed: (row: number, text: string) => imeiIn(row)?.value === text,
  scanned: (count: number, rows: number) => says(`${count} / ${rows}`),
  /** The price is the typed text, and the total is that times the number of rows. */
  priced: (text: string, rows: number) =>
    price()?.value.replaceAll(',', '') === text && summed('Buying price') === String(Number(text) * rows),
  /** All pasted IMEIs are shown and checked, from the first row. */
  pasted: (count: number, first: string) => imeiIn(0)?.value === first && says(`${count} / ${count}`),
};

export const questions = {
  controls: countControls,
  /** Unused IMEIs. */
  imeis: (_data: unknown, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => imeiOf(from + at)),
};
