import type { DispatchRow } from '@handset/domain';
import { Badge, type DataTableColumn, Text } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { DispatchWords } from './dispatchWords.ts';

/** What the state of a dispatch means. */
export const dispatchTones = { open: 'info', overdue: 'critical', closed: 'neutral' } as const;

/** The columns of a list of dispatches. */
export function dispatchColumns(
  words: DispatchWords,
  format: Format,
  hasCost: boolean,
): DataTableColumn<DispatchRow>[] {
  const columns: DataTableColumn<DispatchRow>[] = [
    {
      id: 'number',
      header: words.number,
      value: (row) => row.number,
      cell: (row) => <Text weight="medium">{row.number}</Text>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      width: 110,
    },
    dayColumn('date', words.date, (row) => row.date, format),
    { id: 'receiver', header: words.receiver, value: (row) => row.person.name, minWidth: 140 },
    {
      id: 'out',
      header: words.out,
      value: (row) => row.out,
      text: (row) => words.ofAll(format.count(row.out), format.count(row.quantity)),
      isNumeric: true,
      align: 'end',
      width: 100,
    },
    { id: 'age', header: words.age, value: (row) => row.age, isNumeric: true, align: 'end', width: 80 },
    {
      id: 'expected',
      header: words.expected,
      value: (row) => row.expectedReturn,
      text: (row) => (row.expectedReturn ? format.day(row.expectedReturn) : ''),
      width: 130,
    },
    {
      id: 'state',
      header: words.state,
      value: (row) => words.states[row.state],
      cell: (row) => <Badge tone={dispatchTones[row.state]}>{words.states[row.state]}</Badge>,
      width: 120,
    },
    moneyColumn('value', words.value, (row) => row.value, format),
    moneyColumn('cost', words.cost, (row) => row.cost, format),
    { id: 'note', header: words.note, value: (row) => row.note, minWidth: 140, isHiddenOnCard: true },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, isHiddenOnCard: true },
  ];
  return columns.filter(({ id }) => id !== 'cost' || hasCost);
}
