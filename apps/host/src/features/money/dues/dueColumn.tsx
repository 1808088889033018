import { Badge, type DataTableColumn, Inline } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';

interface DueColumnOptions<Row> {
  id: string;
  header: string;
  /** The day, null where nothing is due. */
  dayOf: (row: Row) => string | null;
  /** The days since then; 0 where it is not late. */
  daysOf: (row: Row) => number;
  late: (days: string) => string;
  format: Format;
}

/** A column of the days on which debts are due, and of how late they are. */
export function dueColumn<Row>({ id, header, dayOf, daysOf, late, format }: DueColumnOptions<Row>) {
  const textOf = (row: Row) => {
    const [date, days] = [dayOf(row), daysOf(row)];
    if (date === null) return { day: '', shortDay: '', lateness: undefined };
    return {
      day: format.day(date),
      shortDay: format.shortDay(date),
      lateness: days > 0 ? late(format.count(days)) : undefined,
    };
  };
  return {
    id,
    header,
    phone: 'state',
    value: dayOf,
    text: (row) => {
      const { day, lateness } = textOf(row);
      return lateness ? `${day}, ${lateness}` : day;
    },
    cell: (row) => {
      const { day, shortDay, lateness } = textOf(row);
      if (!lateness) return day;
      return (
        <Inline gap={2} align="center" isWrapping={false}>
          {shortDay}
          <Badge tone="critical">{lateness}</Badge>
        </Inline>
      );
    },
    phoneCell: (row) => {
      const { shortDay, lateness } = textOf(row);
      return lateness ? <Badge tone="critical">{lateness}</Badge> : shortDay;
    },
    isSortable: true,
    width: 192,
  } satisfies DataTableColumn<Row>;
}
