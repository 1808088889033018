import { formatNumber, type Locale, toRupees } from '@handset/domain';
import type { ShopSettings } from '../database/Session.ts';
import type { Cell, CellKind } from './Cell.ts';
import type { ExportColumn } from './ExportColumn.ts';

type Said<Row> = (row: Row, shop: ShopSettings, locale: Locale) => Cell | undefined | boolean;
type Column<Row> = (en: string, ur: string, said: Said<Row>) => ExportColumn<Row>;

/** The kinds of columns that a list of such rows can have. */
export interface Columns<Row> {
  /** Words, whatever they look like. */
  text: Column<Row>;
  imei: Column<Row>;
  count: Column<Row>;
  /** An amount in minor units, written in rupees. */
  money: Column<Row>;
  /** The same for columns with costs or profits. */
  cost: Column<Row>;
  day: Column<Row>;
}

/** The kinds of columns that a list of such rows can have. */
export function columnsOf<Row>(): Columns<Row> {
  return {
    text: columnOf('text'),
    imei: columnOf('imei'),
    count: columnOf('number'),
    money: columnOf('money'),
    cost: columnOf('money', true),
    day: columnOf('day'),
  };
}

const yes: Record<Locale, string> = { en: 'Yes', ur: 'ہاں' };
const no: Record<Locale, string> = { en: 'No', ur: 'نہیں' };

function columnOf<Row>(kind: CellKind, isCost = false): Column<Row> {
  return (en, ur, said) => ({
    header: { en, ur },
    kind,
    isCost,
    cell(row, shop, locale) {
      const value = said(row, shop, locale);
      if (typeof value === 'boolean') return (value ? yes : no)[locale];
      if (kind === 'money' && typeof value === 'number') return toRupees(value);
      return value ?? null;
    },
  });
}

/** A word of the product, such as `in-stock`, as people write it: `In stock`. */
export function capitalized(word: string | null | undefined): string | null {
  if (!word) return null;
  const words = word.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A phone number as people write it. */
export function numbered(number: string | null | undefined): string | null {
  return number ? formatNumber(number) : null;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment by the clock of the shop: `2026-11-21 14:05`. */
export function moment(at: string | null | undefined, { timeZone }: ShopSettings): string | null {
  if (!at) return null;
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(new Date(at));
}
