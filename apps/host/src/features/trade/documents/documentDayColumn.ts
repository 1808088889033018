import type { DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';

/** The column of a document's day. On a phone the day on which money is due takes its room. */
export function documentDayColumn<Row extends { date: string }>(
  header: string,
  dueDateOf: (row: Row) => string | null,
  format: Format,
): DataTableColumn<Row> {
  return {
    ...dayColumn<Row>('date', header, (row) => row.date, format, true),
    phoneCell: (row) => (dueDateOf(row) ? null : format.shortDay(row.date)),
    width: 112,
  };
}
