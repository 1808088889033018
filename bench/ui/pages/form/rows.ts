/** One row of a form with many. */
export interface Row {
  code: string;
  second: string;
  note: string;
  /** Whole rupees. */
  price: number | null;
}

/** The rows that are typed into. */
export const blankRows = [2, 3, 4];

/** Rows filled except for a few, the same ones on every run. */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    if (blankRows.includes(index)) return createRow();
    const code = String(350_000_000_000_000 + index * 7919);
    return { code, second: `${code}7`, note: `Shelf ${index % 40}`, price: 1000 + (index % 7) * 250 };
  });
}

export function createRow(): Row {
  return { code: '', second: '', note: '', price: null };
}

export const textColumns = ['code', 'second', 'note'] as const;

export const titles = ['#', 'Code', 'Second code', 'Note', 'Price'];

/** A row's share of the summary. */
export const filledIn = (row: { code: string }): number => (row.code === '' ? 0 : 1);

export function summary(count: number, filled: number, total: number): string {
  return `${count} rows, ${filled} with a code, total ${total}`;
}

/** The summary as it is usually written: over all rows, every time. */
export function summaryOf(rows: readonly { code: string; price: number | string | null }[]): string {
  let filled = 0;
  let total = 0;
  for (const row of rows) {
    filled += filledIn(row);
    total += Number(row.price ?? 0);
  }
  return summary(rows.length, filled, total);
}
