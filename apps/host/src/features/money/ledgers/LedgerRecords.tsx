import { useJournal } from '@handset/api-client/swr';
import type { EntryText, JournalEntry } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { type JournalWords, journalWords } from './journalWords.ts';
import { RowText } from './RowText.tsx';
import { useEntryText } from './useEntryText.ts';
import { type PartyName, usePartyName } from './usePartyName.ts';

const hiddenAtFirst = ['by'];

/** Every entry of the books, the latest first. */
export function LedgerRecords() {
  const words = useWords(journalWords);
  const said = useEntryText();
  const { total } = useWords(listWords);
  const format = useFormat();
  const partyName = usePartyName();
  const list = useList({ filters: ['q', 'from', 'to', 'type'] });
  const pages = useJournal(list.query);
  const { data } = pages;
  const keyed = useMemo(
    () => data && { ...data, data: data.data.map((row) => ({ ...row, _id: String(row.entry) })) },
    [data],
  );
  const columns = useMemo(
    () => journalColumns(words, format, said, partyName),
    [words, format, said, partyName],
  );
  const amount = data?.totals.amount;
  return (
    <ListPage
      id="ledgerRecords"
      list={list}
      searchHint={words.searchHint}
      filters={<ChoiceFilter list={list} name="type" label={words.type} options={words.types} />}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      pages={{ ...pages, data: keyed }}
      getRowHref={(row) => `/app/dashboard/ledgerRecords/${row.entry}`}
      totals={data && { entry: total, amount: amount === null ? null : <Amount minor={amount ?? 0} /> }}
      exported={{ list: 'ledger-records', query: list.query }}
      empty={{ title: words.emptyTitle }}
    />
  );
}

type Row = JournalEntry & { _id: string };

function journalColumns(
  words: JournalWords,
  format: Format,
  said: (entry: EntryText) => string,
  partyName: PartyName,
): DataTableColumn<Row>[] {
  return [
    {
      id: 'entry',
      header: words.entry,
      value: (row) => row.entry,
      text: (row) => format.count(row.entry),
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      width: 90,
    },
    dayColumn('date', words.date, (row) => row.date, format),
    {
      id: 'type',
      header: words.type,
      phone: 'title',
      value: (row) => words.types[row.type],
      cell: (row) => (
        <>
          <Badge>{words.types[row.type]}</Badge>{' '}
          {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
        </>
      ),
      width: 170,
    },
    { id: 'document', header: words.document, value: (row) => row.document, width: 110 },
    {
      id: 'description',
      header: words.description,
      value: (row) => said(row),
      cell: (row) => <RowText entry={row} isNumberShown />,
      minWidth: 200,
    },
    { id: 'party', header: words.party, phone: 'hidden', value: partyName, width: 140 },
    { ...moneyColumn('amount', words.amount, (row) => row.amount, format), phone: 'amount' },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, phone: 'hidden' },
  ];
}
