import type { DueQuery } from '@handset/api-client';
import { useDues } from '@handset/api-client/swr';
import { AGES, type DueRow, type DueTotals, formatNumber, type Side } from '@handset/domain';
import { Amount, Badge, Card, type DataTableColumn, DescriptionList, Stat, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { type PartyWords, partyWords } from '../parties/partyWords.ts';

/** Debts to and from the shop, by party and age. */
export function Dues() {
  const words = useWords(partyWords);
  const { total } = useWords(listWords);
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
      list={list}
      searchHint={words.searchHint}
      filters={
        <>
          <ViewChoice
            label={words.side}
            views={{ receivable: words.receivable, payable: words.payable }}
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

/** Adds a key to each row, since a party can be on both sides. */
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

/** Outstanding amounts by age. */
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
      phone: 'hidden',
      value: (row) => row.bills,
      isNumeric: true,
      align: 'end',
      width: 100,
    },
    { ...moneyColumn('total', words.total, (row) => row.total, format), phone: 'hidden' },
    { ...moneyColumn('paid', words.paid, (row) => row.paid, format), phone: 'hidden' },
    {
      ...moneyColumn('outstanding', words.outstanding, (row) => row.outstanding, format, true),
      phone: 'amount',
    },
    dayColumn('due', words.due, (row) => row.nearestDue, format, true),
    {
      id: 'late',
      header: words.overdue,
      phone: 'state',
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
