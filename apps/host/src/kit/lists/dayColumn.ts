import type { DataTableColumn } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';

/** A column of days, `YYYY-MM-DD`. */
export function dayColumn<Row>(
  id: string,
  header: string,
  value: (row: Row) => string,
  format: Format,
  isSortable = false,
): DataTableColumn<Row> {
  return {
    id,
    header,
    value,
    text: (row) => format.day(value(row)),
    phoneCell: (row) => format.shortDay(value(row)),
    isSortable,
    width: 116,
  };
}
