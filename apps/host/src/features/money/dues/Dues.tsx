import type { DueQuery } from '@handset/api-client';
import { useDues } from '@handset/api-client/swr';
import { AGES, type DueRow, type DueTotals, formatNumber, type Side } from '@handset/domain';
import { Amount, Badge, Card, type DataTableColumn, Inline, Stack, Stat, Text, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { AgeBar } from '../../../kit/ages/AgeBar.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { type PartyWords, partyWords } from '../parties/partyWords.ts';
import { type Debt, usePaymentColumn } from './usePaymentColumn.tsx';

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
  const payment = usePaymentColumn(debtOf);
  const columns = useMemo(
    () => [...dueColumns(words, format), payment.column],
    [words, format, payment.column],
  );
  return (
    <>
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
      {payment.dialog}
    </>
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

const looks = { notDue: 'calm', upTo30: 'young', upTo60: 'middle', upTo90: 'late', over90: 'old' } as const;

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
      {totals.outstanding > 0 ? (
        <div className={tiles.chart}>
          <Card>
            <Stack gap={3}>
              <Text tone="muted">{words.due}</Text>
              <AgeBar
                parts={AGES.map((age) => ({
                  id: age,
                  share: totals.ageing[age],
                  look: looks[age],
                  label: (
                    <>
                      <Amount minor={totals.ageing[age]} weight="strong" /> {words.ages[age]}
                    </>
                  ),
                }))}
              />
            </Stack>
          </Card>
        </div>
      ) : null}
    </div>
  );
}

type KeyedDue = DueRow & { _id: string };

const debtOf = ({ person, side, outstanding, nearestDue }: KeyedDue): Debt => ({
  person,
  side,
  amount: outstanding,
  dueDate: nearestDue,
});

function dueColumns(words: PartyWords, format: Format): DataTableColumn<KeyedDue>[] {
  const lateness = ({ daysOverdue }: DueRow) =>
    daysOverdue > 0 ? words.daysLate(format.count(daysOverdue)) : undefined;
  const late = (row: DueRow) => {
    const text = lateness(row);
    return text ? <Badge tone="critical">{text}</Badge> : null;
  };
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ person }) => person.name,
      isRowHeader: true,
      isSortable: true,
      minWidth: 130,
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
      width: 90,
    },
    { ...moneyColumn('total', words.total, (row) => row.total, format), phone: 'hidden' },
    { ...moneyColumn('paid', words.paid, (row) => row.paid, format), phone: 'hidden' },
    {
      ...moneyColumn('outstanding', words.outstanding, (row) => row.outstanding, format, true),
      phone: 'amount',
    },
    {
      id: 'due',
      header: words.due,
      phone: 'state',
      value: (row) => row.nearestDue,
      text: (row) => [format.day(row.nearestDue), lateness(row)].filter(Boolean).join(', '),
      cell: (row) => (
        <Inline gap={2} align="center" isWrapping={false}>
          {late(row) ? format.shortDay(row.nearestDue) : format.day(row.nearestDue)}
          {late(row)}
        </Inline>
      ),
      phoneCell: (row) => late(row) ?? format.shortDay(row.nearestDue),
      isSortable: true,
      width: 192,
    },
  ];
}
