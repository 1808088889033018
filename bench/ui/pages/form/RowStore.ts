import { createRow, filledIn, type Row, summary } from './rows.ts';

/** The rows of a floor: a changed cell adds its difference to the totals, and nothing else is looked at. */
export class RowStore {
  rows: Row[];
  private filled = 0;
  private total = 0;
  private readonly listeners = new Set<() => void>();
  /** Counts up whenever rows come or go. */
  version = 0;

  constructor(rows: readonly Row[]) {
    this.rows = rows.map((row) => ({ ...row }));
    for (const row of rows) this.count(row, 1);
  }

  private count(row: Row, sign: 1 | -1): void {
    this.filled += sign * filledIn(row);
    this.total += sign * (row.price ?? 0);
  }

  write(index: number, column: keyof Row, text: string): void {
    const row = this.rows[index];
    if (!row) return;
    this.count(row, -1);
    if (column === 'price') row.price = text === '' ? null : Number(text);
    else row[column] = text;
    this.count(row, 1);
    this.tell();
  }

  setCount(count: number): void {
    for (const row of this.rows.slice(count)) this.count(row, -1);
    this.rows.length = Math.min(this.rows.length, count);
    while (this.rows.length < count) this.rows.push(createRow());
    this.version += 1;
    this.tell();
  }

  remove(index: number): void {
    for (const row of this.rows.splice(index, 1)) this.count(row, -1);
    this.version += 1;
    this.tell();
  }

  summary = (): string => summary(this.rows.length, this.filled, this.total);

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
