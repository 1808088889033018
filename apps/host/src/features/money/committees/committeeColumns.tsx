import type { Committee } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { CommitteeNet } from './CommitteeNet.tsx';
import type { CommitteeWords } from './committeeWords.ts';

/** The columns of the list of committees. */
export function committeeColumns(words: CommitteeWords, format: Format): DataTableColumn<Committee>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: (row) => row.name,
      isRowHeader: true,
      isSortable: true,
      minWidth: 150,
    },
    {
      id: 'organiser',
      header: words.organiser,
      value: (row) => row.organiser,
      isSortable: true,
      minWidth: 120,
    },
    {
      ...moneyColumn<Committee>(
        'instalment',
        words.instalment,
        (row) => row.amount * row.shares,
        format,
        true,
      ),
      text: (row) => words.perPeriod(format.money(row.amount), format.count(row.shares)),
      cell: (row) => (
        <bdi dir="ltr">{words.perPeriod(format.money(row.amount), format.count(row.shares))}</bdi>
      ),
      width: 130,
    },
    {
      id: 'frequency',
      header: words.frequency,
      phone: 'hidden',
      value: (row) => words.frequencies[row.frequency],
      width: 110,
    },
    {
      id: 'turns',
      header: words.turns,
      phone: 'hidden',
      value: ({ turns }) => turns.filter((turn) => turn !== null).join(', '),
      isNumeric: true,
      align: 'start',
      width: 100,
    },
    { ...moneyColumn('paidIn', words.paidIn, (row) => row.paidIn, format, true), phone: 'hidden' },
    { ...moneyColumn('received', words.received, (row) => row.received, format, true), phone: 'hidden' },
    {
      ...moneyColumn<Committee>('remaining', words.remaining, (row) => row.remainingToPay, format, true),
      phone: 'hidden',
      width: 140,
    },
    {
      ...moneyColumn<Committee>('net', words.net, (row) => row.net, format, true),
      phone: 'amount',
      cell: (row) => <CommitteeNet minor={row.net} words={words} />,
      width: 190,
    },
    {
      id: 'nextDue',
      header: words.nextDue,
      value: (row) => row.nextDue,
      text: (row) => (row.nextDue === null ? '' : format.day(row.nextDue)),
      isSortable: true,
      width: 130,
    },
    {
      id: 'status',
      header: words.status,
      phone: 'state',
      value: (row) => words.statuses[row.status],
      cell: (row) =>
        row.late > 0 ? (
          <Badge tone="critical">{words.late(format.count(row.late))}</Badge>
        ) : (
          <Badge tone={row.status === 'complete' ? 'neutral' : 'positive'}>
            {words.statuses[row.status]}
          </Badge>
        ),
      width: 120,
    },
  ];
}
