import { useDay } from '@handset/api-client/swr';
import type { DayBook } from '@handset/domain';
import {
  Amount,
  Card,
  DataTable,
  DatePicker,
  DescriptionList,
  EmptyState,
  IconButton,
  Inline,
  PageHeader,
  Stack,
  Stat,
} from '@handset/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { purchaseColumns } from '../documents/purchaseColumns.tsx';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { saleColumns } from '../documents/saleColumns.tsx';
import { saleWords } from '../documents/saleWords.ts';
import { eventName } from '../format/eventName.ts';
import { useFormat } from '../format/useFormat.ts';
import { daysBefore } from '../lists/dateRange.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import * as tiles from './Dashboard.css.ts';
import * as styles from './Detail.css.ts';
import { Movements } from './MovementTable.tsx';

/** A day of the shop: each account from opening to closing, what was bought and sold, what was paid. */
export function TodayBook() {
  const { titles, day: words } = useMessages();
  const { day } = useFormat();
  const { values, set } = useFilters(['date']);
  const state = useDay(values.date || undefined);
  const date = state.data?.date ?? values.date;
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.todayBook}
        description={date ? day(date) : undefined}
        action={
          date ? (
            <Inline gap={2} align="end" isWrapping={false}>
              <IconButton label={words.previous} onPress={() => set({ date: daysBefore(date, 1) })}>
                <ChevronLeft size={20} className={styles.mirrored} />
              </IconButton>
              <DatePicker
                label={words.date}
                isLabelHidden
                value={date}
                onChange={(chosen) => set({ date: chosen })}
              />
              <IconButton label={words.next} onPress={() => set({ date: daysBefore(date, -1) })}>
                <ChevronRight size={20} className={styles.mirrored} />
              </IconButton>
            </Inline>
          ) : undefined
        }
      />
      <Loaded state={state}>{(book) => <Book book={book} />}</Loaded>
    </Stack>
  );
}

function Book({ book }: { book: DayBook }) {
  const { day: words } = useMessages();
  const { totals } = book;
  const format = useFormat();
  const slipWords = useWords(purchaseWords);
  const invoiceWords = useWords(saleWords);
  const hasProfit = totals.profit !== null;
  const slips = useMemo(() => purchaseColumns(slipWords, format), [slipWords, format]);
  const invoices = useMemo(
    () => saleColumns(invoiceWords, format, hasProfit),
    [invoiceWords, format, hasProfit],
  );
  return (
    <Stack gap={5}>
      <div className={tiles.tiles}>
        <Stat
          label={words.purchases}
          value={<Amount minor={totals.purchases} />}
          description={<OnCredit label={words.boughtOnCredit} minor={totals.onCreditBought} />}
        />
        <Stat
          label={words.sales}
          value={<Amount minor={totals.sales} />}
          description={<OnCredit label={words.soldOnCredit} minor={totals.onCreditSold} />}
        />
        {totals.profit === null ? null : (
          <Stat label={words.profit} value={<Amount minor={totals.profit} />} />
        )}
      </div>
      <div className={styles.columns}>
        {book.ladders.map((ladder) => (
          <Ladder key={ladder.account} ladder={ladder} />
        ))}
      </div>
      <Card title={words.purchases} padding="none">
        <DataTable
          label={words.purchases}
          columns={slips}
          rows={book.purchases}
          getKey={(row) => row._id}
          getRowHref={(row) => `/todayBook/pruchaseDetail/${row._id}`}
          empty={<EmptyState title={words.noPurchases} />}
        />
      </Card>
      <Card title={words.sales} padding="none">
        <DataTable
          label={words.sales}
          columns={invoices}
          rows={book.sales}
          getKey={(row) => row._id}
          getRowHref={(row) => `/todayBook/saleDetail/${row._id}`}
          empty={<EmptyState title={words.noSales} />}
        />
      </Card>
      <Card title={words.payments} padding="none">
        <Movements label={words.payments} rows={book.payments} empty={words.noPayments} />
      </Card>
    </Stack>
  );
}

function OnCredit({ label, minor }: { label: string; minor: number }) {
  return (
    <>
      {label}: <Amount minor={minor} />
    </>
  );
}

function Ladder({ ladder }: { ladder: DayBook['ladders'][number] }) {
  const { day: words, ledger, balance } = useMessages();
  return (
    <Card title={balance.accounts[ladder.account] ?? ladder.name}>
      <DescriptionList
        items={[
          { term: words.opening, description: <Amount minor={ladder.opening} />, isNumeric: true },
          ...ladder.steps.map((step) => ({
            term: eventName(step.event, ledger.events),
            description: (
              <Amount
                minor={step.in - step.out}
                hasSign
                tone={step.in >= step.out ? 'positive' : 'neutral'}
              />
            ),
            isNumeric: true,
          })),
          {
            term: words.closing,
            description: <Amount minor={ladder.closing} weight="strong" />,
            isNumeric: true,
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}
