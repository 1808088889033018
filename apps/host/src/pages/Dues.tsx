import type { DueQuery } from '@handset/api-client';
import { useDues, useShop } from '@handset/api-client/swr';
import { AGES, type DueRow, type DueTotals, formatNumber, type Side } from '@handset/domain';
import {
  Amount,
  Badge,
  Card,
  type DataTableColumn,
  DescriptionList,
  SegmentedControl,
  Stat,
  Text,
} from '@handset/ui';
import { useMemo } from 'react';
import { type Format, useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { dayColumn } from '../lists/dayColumn.ts';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { type PartyWords, partyWords } from '../parties/partyWords.ts';

/** What is owed to the shop, and what it owes, by party and by age. */
export function Dues() {
  const { titles } = useMessages();
  const words = useWords(partyWords);
  const { total } = useWords(listWords);
  const { data: shop } = useShop();
  const format = useFormat();
  const list = useList({
    filters: ['q', 'side', 'overdue', 'from', 'to'],
    defaults: { side: 'receivable' },
  });
  const side: Side = list.values.side === 'payable' ? 'payable' : 'receivable';
  const pages = useKeyedDues({ ...list.query, side });
  const totals = pages.data?.totals[side];
  const columns = useMemo(() => dueColumns(words, format), [words, format]);
  return (
    <ListPage
      id="dues"
      title={titles.payablesAndReceivables}
      list={list}
      searchHint={words.searchHint}
      today={shop?.today}
      filters={
        <>
          <SegmentedControl
            label={words.side}
            options={[
              { value: 'receivable', label: words.receivable },
              { value: 'payable', label: words.payable },
            ]}
            value={side}
            onChange={(chosen) => list.set({ side: chosen })}
          />
          <ChoiceFilter list={list} name="overdue" label={words.overdue} options={words.overdues} />
        </>
      }
      columns={columns}
      pages={pages}
      getRowHref={({ person }) => `/app/dashboard/PayablesAndReceivables/${person._id}`}
      totals={
        totals && {
          name: total,
          total: <Amount minor={totals.total} />,
          paid: <Amount minor={totals.paid} />,
          outstanding: <Amount minor={totals.outstanding} />,
        }
      }
      exported={{ list: 'payables-and-receivables', query: { ...list.query, side } }}
      empty={{ title: words.nothingDue, description: words.nothingDueText }}
    >
      {totals ? <Ages totals={totals} words={words} format={format} /> : null}
    </ListPage>
  );
}

/** The rows with a key of their own: a party stands on either side. */
function useKeyedDues(query: DueQuery) {
  const pages = useDues(query);
  const { data } = pages;
  const keyed = useMemo(
    () =>
      data && { ...data, data: data.data.map((row) => ({ ...row, _id: `${row.side} ${row.person._id}` })) },
    [data],
  );
  return { ...pages, data: keyed };
}

/** What is outstanding by how long it has been due. */
function Ages({ totals, words, format }: { totals: DueTotals; words: PartyWords; format: Format }) {
  return (
    <div className={tiles.figures}>
      <Stat
        label={words.outstanding}
        value={<Amount minor={totals.outstanding} />}
        description={words.billCount(format.count(totals.bills))}
      />
      <Stat
        label={words.overdue}
        value={<Amount minor={totals.overdue} />}
        tone={totals.overdue > 0 ? 'critical' : 'neutral'}
        description={words.advances(format.money(totals.advances))}
      />
      <div className={tiles.wholeLine}>
        <Card title={words.due}>
          <DescriptionList
            items={AGES.map((age) => ({
              term: words.ages[age],
              description: <Amount minor={totals.ageing[age]} />,
              isNumeric: true,
            }))}
          />
        </Card>
      </div>
    </div>
  );
}

type KeyedDue = DueRow & { _id: string };

function dueColumns(words: PartyWords, format: Format): DataTableColumn<KeyedDue>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ person }) => person.name,
      cell: ({ person }) => <Text weight="medium">{person.name}</Text>,
      isRowHeader: true,
      isSortable: true,
      minWidth: 160,
    },
    {
      id: 'number',
      header: words.number,
      value: ({ person }) => formatNumber(person.number),
      isNumeric: true,
      align: 'start',
      width: 140,
    },
    {
      id: 'bills',
      header: words.bills,
      value: (row) => row.bills,
      isNumeric: true,
      align: 'end',
      width: 100,
    },
    moneyColumn('total', words.total, (row) => row.total, format),
    moneyColumn('paid', words.paid, (row) => row.paid, format),
    moneyColumn('outstanding', words.outstanding, (row) => row.outstanding, format, true),
    dayColumn('due', words.due, (row) => row.nearestDue, format, true),
    {
      id: 'late',
      header: words.overdue,
      value: (row) => row.daysOverdue,
      text: (row) => (row.daysOverdue > 0 ? words.daysLate(format.count(row.daysOverdue)) : words.notLate),
      cell: (row) =>
        row.daysOverdue > 0 ? (
          <Badge tone="critical">{words.daysLate(format.count(row.daysOverdue))}</Badge>
        ) : null,
      width: 140,
    },
  ];
}
