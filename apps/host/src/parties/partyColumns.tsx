import { formatNumber, type PartyRow } from '@handset/domain';
import { Badge, type DataTableColumn, Text } from '@handset/ui';
import { PartyBalance } from '../format/PartyBalance.tsx';
import type { Format } from '../format/useFormat.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { PartyWords } from './partyWords.ts';

interface PartyColumnOptions {
  /** Whether its reader may see what things cost, and with it what was bought. */
  hasCost: boolean;
  /** Which of the columns, in their order. */
  only: readonly string[];
}

/** The columns of a list of parties; those that the server sorts by are called as it calls them. */
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
      cell: (party) => <Text weight="medium">{party.name}</Text>,
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
      isHiddenOnCard: true,
    },
    { id: 'reference', header: words.reference, value: (party) => party.reference, isHiddenOnCard: true },
    {
      id: 'visits',
      header: words.visits,
      value: (party) => party.visits,
      isNumeric: true,
      align: 'end',
      isSortable: true,
      width: 80,
    },
    moneyColumn('bought', words.bought, (party) => party.bought, format, true),
    moneyColumn('sold', words.sold, (party) => party.sold, format, true),
    {
      ...moneyColumn<PartyRow>('balance', words.balance, (party) => party.balance, format, true),
      cell: (party) => <PartyBalance minor={party.balance} />,
      width: 180,
    },
    {
      id: 'due',
      header: words.nearestDue,
      value: (party) => party.nearestDue,
      text: (party) => day(party.nearestDue),
      cell: (party) =>
        party.isOverdue ? <Badge tone="critical">{day(party.nearestDue)}</Badge> : day(party.nearestDue),
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
