import type { CommitteeDetail, CommitteeScheduleRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { CommitteeWords } from './committeeWords.ts';

const tones = { paid: 'positive', due: 'caution', late: 'critical', upcoming: 'neutral' } as const;

/** The columns of a committee's schedule. */
export function scheduleColumns(
  words: CommitteeWords,
  format: Format,
  { shares }: Pick<CommitteeDetail, 'shares'>,
): DataTableColumn<CommitteeScheduleRow>[] {
  const columns: (DataTableColumn<CommitteeScheduleRow> | false)[] = [
    {
      id: 'number',
      header: words.number,
      value: (row) => row.number,
      isNumeric: true,
      align: 'start',
      isRowHeader: true,
      isSortable: true,
      width: 72,
      minWidth: 64,
    },
    shares > 1 && {
      id: 'share',
      header: words.share,
      value: (row) => row.share,
      isNumeric: true,
      align: 'start',
      width: 72,
      minWidth: 64,
    },
    dayColumn('due', words.due, (row) => row.dueDate, format, true),
    {
      id: 'state',
      header: words.state,
      phone: 'state',
      value: (row) => words.states[row.state],
      cell: (row) => <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>,
      width: 110,
    },
    { ...moneyColumn('amount', words.amount, (row) => row.amount, format), phone: 'amount' },
    { ...moneyColumn('paid', words.paid, (row) => row.paid, format), phone: 'hidden' },
    {
      id: 'paidOn',
      header: words.paidOn,
      value: (row) => row.paidOn,
      text: (row) => (row.paidOn === null ? '' : format.day(row.paidOn)),
      width: 124,
    },
    { id: 'wallet', header: words.wallet, value: (row) => row.wallet, minWidth: 120 },
    {
      id: 'turn',
      header: words.turn,
      value: (row) => words[row.recipient],
      cell: (row) =>
        row.recipient === 'others' ? (
          words.others
        ) : (
          <Badge tone={row.recipient === 'taken' ? 'positive' : 'info'}>{words[row.recipient]}</Badge>
        ),
      minWidth: 150,
    },
  ];
  return columns.filter((column) => column !== false);
}
