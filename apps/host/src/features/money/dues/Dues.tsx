import type { DueQuery } from '@handset/api-client';
import { useDues } from '@handset/api-client/swr';
import { AGES, type DueRow, type DueTotals, formatNumber, type Side } from '@handset/domain';
import { Amount, type DataTableColumn, Text, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { AgeBar } from '../../../kit/ages/AgeBar.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useFilters } from '../../../kit/lists/useFilters.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { type PartyWords, partyWords } from '../parties/partyWords.ts';
import * as styles from './Dues.css.ts';
import { dueColumn } from './dueColumn.tsx';
import { type Debt, usePaymentColumn } from './usePaymentColumn.tsx';

const hiddenAtFirst = ['paid'];

/** Debts to and from the shop, by party and age. */
export function Dues() {
  const words = useWords(partyWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  // No filter of the list, which has one side or the other.
  const address = useFilters(['side']);
  const side: Side = address.values.side === 'payable' ? 'payable' : 'receivable';
  const list = useList({ filters: ['q', 'overdue', 'from', 'to'] });
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
        description={
          totals ? (
            <Outstanding totals={totals} words={words} format={format} />
          ) : (
            <span className={styles.unknown}>{'\u00a0'}</span>
          )
        }
        list={list}
        searchHint={words.searchHint}
        views={
          <ViewChoice
            label={words.side}
            views={{ receivable: words.receivable, payable: words.payable }}
            value={side}
            onChange={(chosen) => address.set({ side: chosen })}
          />
        }
        filters={<ChoiceFilter list={list} name="overdue" label={words.overdue} options={words.overdues} />}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
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
        {totals?.outstanding === 0 ? null : (
          <div className={styles.ages}>{totals ? <Ages totals={totals} words={words} /> : null}</div>
        )}
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

/** The outstanding amount, and the part of it that is late. */
function Outstanding({ totals, words, format }: { totals: DueTotals; words: PartyWords; format: Format }) {
  return (
    <>
      {words.outstanding} <Amount minor={totals.outstanding} weight="strong" /> ·{' '}
      {words.billCount(format.count(totals.bills))}
      {totals.overdue > 0 ? (
        <>
          {' · '}
          <Text tone="critical" weight="medium">
            {words.overdueSum(format.money(totals.overdue))}
          </Text>
        </>
      ) : null}
      {totals.advances > 0 ? ` · ${words.advances(format.money(totals.advances))}` : null}
    </>
  );
}

/** The outstanding amounts by age. */
function Ages({ totals, words }: { totals: DueTotals; words: PartyWords }) {
  return (
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
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ person }) => person.name,
      isRowHeader: true,
      isSortable: true,
      minWidth: 190,
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
    dueColumn({
      id: 'due',
      header: words.due,
      dayOf: (row) => row.nearestDue,
      daysOf: (row) => row.daysOverdue,
      late: words.daysLate,
      format,
    }),
  ];
}
