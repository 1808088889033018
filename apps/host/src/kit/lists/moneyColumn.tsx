import { Amount, type DataTableColumn } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { Dash } from './Dash.tsx';

/** A column of amounts. Nothing is a dash, so that amounts stand out. */
export function moneyColumn<Row>(
  id: string,
  header: string,
  value: (row: Row) => number | null,
  format: Format,
  isSortable = false,
): DataTableColumn<Row> {
  const text = (row: Row) => {
    const minor = value(row);
    return minor === null ? '' : format.money(minor);
  };
  return {
    id,
    header,
    value,
    text,
    cell: (row) => {
      const minor = value(row);
      if (minor === null) return null;
      return minor === 0 ? <Dash /> : <Amount minor={minor} />;
    },
    isNumeric: true,
    isSortable,
    width: 116,
  };
}
