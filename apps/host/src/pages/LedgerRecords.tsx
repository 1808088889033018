import { useJournal, useShop } from '@handset/api-client/swr';
import type { JournalEntry } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Text } from '@handset/ui';
import { useMemo } from 'react';
import { type Format, useFormat } from '../format/useFormat.ts';
import { type JournalWords, journalWords } from '../journal/journalWords.ts';
import { useEntryText } from '../ledgers/useEntryText.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { dayColumn } from '../lists/dayColumn.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { MixedText } from '../lists/MixedText.tsx';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';

const hiddenAtFirst = ['by'];

/** Every entry of the books, the latest first. */
export function LedgerRecords() {
  const { titles } = useMessages();
  const words = useWords(journalWords);
  const said = useEntryText();
  const { total } = useWords(listWords);
  const { data: shop } = useShop();
  const format = useFormat();
  const list = useList({ filters: ['q', 'from', 'to', 'type'] });
  const pages = useJournal(list.query);
  const { data } = pages;
  const keyed = useMemo(
    () => data && { ...data, data: data.data.map((row) => ({ ...row, _id: String(row.entry) })) },
    [data],
  );
  const columns = useMemo(() => journalColumns(words, format, said), [words, format, said]);
  const amount = data?.totals.amount;
  return (
    <ListPage
      id="ledgerRecords"
      title={titles.ledgerRecords}
      list={list}
      searchHint={words.searchHint}
      today={shop?.today}
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
  said: (description: string) => string,
): DataTableColumn<Row>[] {
  return [
    {
      id: 'entry',
      header: words.entry,
      value: (row) => row.entry,
      cell: (row) => <Text weight="medium">{format.count(row.entry)}</Text>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      width: 90,
    },
    dayColumn('date', words.date, (row) => row.date, format),
    {
      id: 'type',
      header: words.type,
      value: (row) => words.types[row.type],
      cell: (row) => (
        <>
          <Badge>{words.types[row.type]}</Badge>{' '}
          {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
        </>
      ),
      minWidth: 150,
    },
    {
      id: 'description',
      header: words.description,
      value: (row) => said(row.description),
      cell: (row) => <MixedText>{said(row.description)}</MixedText>,
      minWidth: 200,
    },
    { id: 'document', header: words.document, value: (row) => row.document, width: 110 },
    { id: 'party', header: words.party, value: (row) => row.partyName, minWidth: 140 },
    moneyColumn('amount', words.amount, (row) => row.amount, format),
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, isHiddenOnCard: true },
  ];
}
