import { useExpenseCategories, useExpenses } from '@handset/api-client/swr';
import type { Expense } from '@handset/domain';
import { expenseCategoryName } from '@handset/domain';
import {
  Amount,
  Badge,
  Button,
  Card,
  type DataTableColumn,
  ShareChart,
  Stat,
  Text,
  useWords,
} from '@handset/ui';
import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import * as styles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { ExpenseDialog } from './ExpenseDialog.tsx';
import { type ExpenseWords, expenseWords } from './expenseWords.ts';

const hiddenAtFirst = ['by'];
const actions = ['add'] as const;
/** Maximum number of shares that can be compared by eye. */
const MAX_SHARES = 6;

/** The list of expenses. */
export function Expenses() {
  const words = useWords(expenseWords);
  const format = useFormat();
  const { action, begin, end } = useActionInAddress(actions);
  const list = useList({ filters: ['q', 'from', 'to', 'category'] });
  const pages = useExpenses(list.query);
  const { data: categories } = useExpenseCategories();
  const { totals, total: count } = pages.data ?? {};
  const { locale } = usePreferences();
  const nameOf = useCallback((category: string) => expenseCategoryName(category, locale), [locale]);
  const columns = useMemo(() => expenseColumns(words, format, nameOf), [words, format, nameOf]);
  const add = (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => begin('add')}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListPage
        id="expenses"
        action={add}
        list={list}
        searchHint={words.searchHint}
        filters={
          <ChoiceFilter
            list={list}
            name="category"
            label={words.category}
            options={Object.fromEntries((categories ?? []).map((category) => [category, nameOf(category)]))}
          />
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        pages={pages}
        getRowHref={({ entry }) => `/app/dashboard/ledgerRecords/${entry}`}
        totals={totals && { amount: <Amount minor={totals.amount} /> }}
        exported={{ list: 'expenses', query: list.query }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: add }}
      >
        {totals && totals.categories.length > 0 ? (
          <div className={styles.figures}>
            <Stat
              label={words.total}
              value={<Amount minor={totals.amount} />}
              description={count === undefined ? undefined : words.count(format.count(count))}
            />
            <div className={styles.chart}>
              <Card>
                <ShareChart
                  label={words.share}
                  parts={sharesOf(totals.categories, nameOf, words.rest)}
                  partLabel={words.category}
                  valueLabel={words.amount}
                  valueFormat="money"
                />
              </Card>
            </div>
          </div>
        ) : null}
      </ListPage>
      {action ? <ExpenseDialog onClose={end} /> : null}
    </>
  );
}

/** The dearest categories and, as one share, the rest. */
function sharesOf(
  categories: readonly { category: string; amount: number }[],
  nameOf: (category: string) => string,
  rest: string,
) {
  const shares = categories
    .slice(0, MAX_SHARES)
    .map(({ category, amount }) => ({ id: `category ${category}`, label: nameOf(category), value: amount }));
  const restOfAll = categories.slice(MAX_SHARES).reduce((sum, { amount }) => sum + amount, 0);
  return restOfAll > 0 ? [...shares, { id: 'rest', label: rest, value: restOfAll }] : shares;
}

function expenseColumns(
  words: ExpenseWords,
  format: Format,
  nameOf: (category: string) => string,
): DataTableColumn<Expense>[] {
  return [
    dayColumn('date', words.date, (row) => row.date, format),
    {
      id: 'category',
      header: words.category,
      value: (row) => nameOf(row.category),
      cell: (row) => (
        <>
          <Text weight="medium">{nameOf(row.category)}</Text>{' '}
          {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
        </>
      ),
      isRowHeader: true,
      minWidth: 160,
    },
    { id: 'payee', header: words.payee, value: (row) => row.payee, minWidth: 140 },
    { id: 'note', header: words.note, value: (row) => row.note, minWidth: 160 },
    {
      id: 'from',
      header: words.from,
      value: (row) =>
        [row.pocketCash > 0 ? words.pocketCash : '', row.bank?.bankName ?? ''].filter(Boolean).join(' + '),
      minWidth: 140,
    },
    { ...moneyColumn('amount', words.amount, (row) => row.amount, format), phone: 'amount' },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, phone: 'hidden' },
  ];
}
