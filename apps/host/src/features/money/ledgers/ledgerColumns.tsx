import type { EntryText, EntryType, Movement } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Inline, Text } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import * as styles from '../../../kit/lists/filters.css.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { LedgerRow } from './ledgerRows.ts';
import type { LedgerWords } from './ledgerWords.ts';
import { RowText } from './RowText.tsx';
import type { PartyName } from './usePartyName.ts';

interface LedgerColumnOptions {
  words: LedgerWords;
  format: Format;
  /** Names of the types of movement. */
  types: Readonly<Record<EntryType, string>>;
  /** Of a party, or of a drawer or bank. */
  kind: 'party' | 'money';
  /** Returns the description of an entry. */
  said: (entry: EntryText) => string;
  partyName: PartyName;
}

/** The columns of a ledger. */
export function ledgerColumns({
  words,
  format,
  types,
  kind,
  said,
  partyName,
}: LedgerColumnOptions): DataTableColumn<LedgerRow>[] {
  const isMoney = kind === 'money';
  const moved = (id: 'debit' | 'credit', header: string): DataTableColumn<LedgerRow> => ({
    ...moneyColumn<LedgerRow>(id, header, (row) => (row[id] === 0 ? null : row[id]), format),
    phone: 'amount',
    phoneCell: (row) =>
      row.isOpening && id === 'debit' ? (
        // The second line would leave out a balance of nothing.
        <Amount minor={row.balance} />
      ) : row[id] === 0 ? null : (
        <>
          <Text size={1} tone="muted">
            {header}
          </Text>{' '}
          <Amount minor={row[id]} />
        </>
      ),
  });
  const columns: (DataTableColumn<LedgerRow> | false)[] = [
    {
      id: 'date',
      header: words.date,
      value: (row) => row.date,
      text: (row) => (row.isOpening ? '' : format.day(row.date)),
      phoneCell: (row) => (row.isOpening ? '' : format.shortDay(row.date)),
      isSortable: true,
      width: 130,
    },
    !isMoney && {
      id: 'voucher',
      header: words.voucher,
      value: (row) => row.voucher ?? '',
      isNumeric: true,
      align: 'start',
      width: 110,
    },
    {
      id: 'description',
      header: words.description,
      value: (row) => said(row),
      cell: (row) => <Description row={row} words={words} isNumberShown={!isMoney} />,
      isRowHeader: true,
      minWidth: 220,
    },
    {
      id: 'type',
      header: words.type,
      phone: 'hidden',
      value: (row) => (row.isOpening ? '' : types[row.type]),
      width: 130,
    },
    isMoney && { id: 'party', header: words.party, value: partyName, minWidth: 130 },
    moved('debit', isMoney ? words.in : words.debit),
    moved('credit', isMoney ? words.out : words.credit),
    {
      ...moneyColumn<LedgerRow>(
        'balance',
        isMoney ? words.balanceAfter : words.balance,
        (row) => row.balance,
        format,
      ),
      phone: 'state',
      cell: (row) => <Amount minor={row.balance} weight="medium" />,
      phoneCell: (row) => (row.isOpening ? null : <Amount minor={row.balance} weight="medium" />),
      width: 140,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface DescriptionProps {
  row: LedgerRow;
  words: LedgerWords;
  isNumberShown: boolean;
}

function Description({ row, words, isNumberShown }: DescriptionProps) {
  if (row.isOpening) return row.description;
  const text = <RowText entry={row} isNumberShown={isNumberShown} />;
  if (row.reversedBy === null && row.reverses === null) return text;
  return (
    <Inline gap={1} isWrapping={false}>
      <span className={styles.uncut}>
        {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
        {row.reverses === null ? null : <Badge tone="caution">{words.undoes}</Badge>}
      </span>
      {text}
    </Inline>
  );
}

/** Address of a movement's document, or of its journal entry where it has none. */
export function ledgerHref({
  isOpening = false,
  entry,
  refType,
  refId,
}: Movement & { isOpening?: boolean }): string | undefined {
  if (isOpening) return undefined;
  const paper = refType === 'person' ? undefined : documentHref(refType, refId);
  return paper ?? `/app/dashboard/ledgerRecords/${entry}`;
}
