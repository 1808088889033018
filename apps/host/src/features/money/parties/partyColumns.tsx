import { formatNumber, type PartyRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import { PartyBalance } from '../../../kit/format/PartyBalance.tsx';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { PartyWords } from './partyWords.ts';

interface PartyColumnOptions {
  /** Whether the viewer may see costs, and so the purchases. */
  hasCost: boolean;
  /** The columns to show, in order. */
  only: readonly string[];
}

/** Columns of a list of parties. Sortable columns have the ids of the server's sort orders. */
export function partyColumns(
  words: PartyWords,
  format: Format,
  { hasCost, only }: PartyColumnOptions,
): DataTableColumn<PartyRow>[] {
  const day = (text: string | null) => (text === null ? '' : format.day(text));
  const columns: DataTableColumn<PartyRow>[] = [
    {
      id: 'name',
      header: words.name,
      value: (party) => party.name,
      isRowHeader: true,
      isSortable: true,
      minWidth: 138,
    },
    {
      id: 'number',
      header: words.number,
      value: (party) => formatNumber(party.number),
      isNumeric: true,
      align: 'start',
      width: 140,
    },
    {
      id: 'cnic',
      header: words.cnic,
      value: (party) => party.cnic,
      isNumeric: true,
      align: 'start',
      width: 160,
      phone: 'hidden',
    },
    { id: 'reference', header: words.reference, value: (party) => party.reference, phone: 'hidden' },
    {
      id: 'visits',
      header: words.visits,
      phone: 'hidden',
      value: (party) => party.visits,
      isNumeric: true,
      align: 'end',
      isSortable: true,
      width: 80,
    },
    { ...moneyColumn('bought', words.bought, (party) => party.bought, format, true), phone: 'hidden' },
    { ...moneyColumn('sold', words.sold, (party) => party.sold, format, true), phone: 'hidden' },
    {
      ...moneyColumn<PartyRow>('balance', words.balance, (party) => party.balance, format, true),
      phone: 'amount',
      cell: (party) => <PartyBalance minor={party.balance} />,
      ...(only.includes('due') && {
        phoneCell: (party: PartyRow) => <PartyBalance minor={party.balance} isBare />,
      }),
      width: 180,
    },
    {
      id: 'due',
      header: words.nearestDue,
      phone: 'state',
      value: (party) => party.nearestDue,
      text: (party) => day(party.nearestDue),
      cell: (party) =>
        party.isOverdue ? <Badge tone="critical">{day(party.nearestDue)}</Badge> : day(party.nearestDue),
      // With the side, for which the first line has no room.
      phoneCell: (party) => (party.side === 'settled' ? null : <DueOnPhone {...{ party, words, format }} />),
      isSortable: true,
      width: 130,
    },
    {
      id: 'lastActivity',
      header: words.lastActivity,
      value: (party) => party.lastActivity,
      text: (party) => day(party.lastActivity),
      isSortable: true,
      width: 118,
    },
  ];
  return columns.filter(({ id }) => only.includes(id) && (hasCost || id !== 'bought'));
}

/** The side of a debt and its due date. */
function DueOnPhone({ party, words, format }: { party: PartyRow; words: PartyWords; format: Format }) {
  const date = party.nearestDue === null ? null : format.shortDay(party.nearestDue);
  return (
    <>
      {words.sides[party.side]} {party.isOverdue ? <Badge tone="critical">{date}</Badge> : date}
    </>
  );
}
