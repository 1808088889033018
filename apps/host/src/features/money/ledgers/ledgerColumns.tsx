import type { EntryText, EntryType, Movement } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Inline, Text } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import * as styles from '../../../kit/lists/filters.css.ts';
import { MixedText } from '../../../kit/lists/MixedText.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { LedgerRow } from './ledgerRows.ts';
import type { LedgerWords } from './ledgerWords.ts';

interface LedgerColumnOptions {
  words: LedgerWords;
  format: Format;
  /** Names of the types of movement. */
  types: Readonly<Record<EntryType, string>>;
  /** Of a party, or of a drawer or bank. */
  kind: 'party' | 'money';
  /** Returns the description of an entry. */
  said: (entry: EntryText) => string;
}

/** The columns of a ledger. */
export function ledgerColumns({
  words,
  format,
  types,
  kind,
  said,
}: LedgerColumnOptions): DataTableColumn<LedgerRow>[] {
  const isMoney = kind === 'money';
  const moved = (id: 'debit' | 'credit', header: string): DataTableColumn<LedgerRow> => ({
    ...moneyColumn<LedgerRow>(id, header, (row) => (row[id] === 0 ? null : row[id]), format),
    phone: 'amount',
    phoneCell: (row) =>
      row[id] === 0 ? null : (
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
      cell: (row) => <Description row={row} words={words} said={said} />,
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
    isMoney && { id: 'party', header: words.party, value: (row) => row.partyName, minWidth: 130 },
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
      width: 140,
    },
  ];
  return columns.filter((column) => column !== false);
}

function Description({ row, words, said }: { row: LedgerRow } & Pick<LedgerColumnOptions, 'words' | 'said'>) {
  if (row.isOpening) return row.description;
  const text = <MixedText>{said(row)}</MixedText>;
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
