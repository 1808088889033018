import { daysOverdue, formatNumber, type PartyRow } from '@handset/domain';
import type { DataTableColumn } from '@handset/ui';
import { PartyBalance } from '../../../kit/format/PartyBalance.tsx';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { CustomerName } from '../../trade/sales/useCustomerName.ts';
import { dueColumn } from '../dues/dueColumn.tsx';
import type { PartyWords } from './partyWords.ts';

interface PartyColumnOptions {
  /** Whether the viewer may see costs, and so the purchases. */
  hasCost: boolean;
  /** The columns to show, in order. */
  only: readonly string[];
  /** The shop's day, once it is known. */
  today: string | undefined;
  customerName: CustomerName;
}

/** Columns of a list of parties. Sortable columns have the ids of the server's sort orders. */
export function partyColumns(
  words: PartyWords,
  format: Format,
  { hasCost, only, today, customerName }: PartyColumnOptions,
): DataTableColumn<PartyRow>[] {
  const day = (text: string | null) => (text === null ? '' : format.day(text));
  const due = dueColumn<PartyRow>({
    id: 'due',
    header: words.nearestDue,
    dayOf: (party) => party.nearestDue,
    daysOf: ({ nearestDue }) => (nearestDue && today ? daysOverdue(nearestDue, today) : 0),
    late: words.daysLate,
    format,
  });
  const columns: DataTableColumn<PartyRow>[] = [
    {
      id: 'name',
      header: words.name,
      value: customerName,
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
      ...due,
      // With the side, for which the first line has no room.
      phoneCell: (party) =>
        party.isOverdue || party.side === 'settled' ? (
          due.phoneCell(party)
        ) : (
          <>
            {words.sides[party.side]} {due.phoneCell(party)}
          </>
        ),
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
