import type { DispatchRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { DispatchWords } from './dispatchWords.ts';

/** Tone of each state of a dispatch. */
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
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      width: 110,
    },
    dayColumn('date', words.date, (row) => row.date, format),
    {
      id: 'receiver',
      header: words.receiver,
      phone: 'title',
      value: (row) => row.person.name,
      minWidth: 140,
    },
    {
      id: 'out',
      header: words.out,
      value: (row) => row.out,
      text: (row) => words.ofAll(format.count(row.out), format.count(row.quantity)),
      isNumeric: true,
      align: 'end',
      width: 100,
    },
    {
      id: 'age',
      header: words.age,
      phone: 'hidden',
      value: (row) => row.age,
      isNumeric: true,
      align: 'end',
      width: 80,
    },
    {
      id: 'expected',
      header: words.expected,
      phone: 'hidden',
      value: (row) => row.expectedReturn,
      text: (row) => (row.expectedReturn ? format.day(row.expectedReturn) : ''),
      width: 130,
    },
    {
      id: 'state',
      header: words.state,
      phone: 'state',
      value: (row) => words.states[row.state],
      cell: (row) => <Badge tone={dispatchTones[row.state]}>{words.states[row.state]}</Badge>,
      width: 120,
    },
    { ...moneyColumn('value', words.value, (row) => row.value, format), phone: 'amount' },
    { ...moneyColumn('cost', words.cost, (row) => row.cost, format), phone: 'hidden' },
    { id: 'note', header: words.note, value: (row) => row.note, minWidth: 140, phone: 'hidden' },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, phone: 'hidden' },
  ];
  return columns.filter(({ id }) => id !== 'cost' || hasCost);
}
