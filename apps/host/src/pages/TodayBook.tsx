import { useDay, useShop } from '@handset/api-client/swr';
import { type DayBook, isDay } from '@handset/domain';
import {
  Amount,
  Button,
  Card,
  DataTable,
  DatePicker,
  EmptyState,
  IconButton,
  Inline,
  PageHeader,
  Stack,
  Stat,
  Tooltip,
} from '@handset/ui';
import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { DayClosed } from '../day/DayClosed.tsx';
import { DayLadder } from '../day/DayLadder.tsx';
import { DayPayments } from '../day/DayPayments.tsx';
import { DaySections } from '../day/DaySections.tsx';
import { dayWords } from '../day/dayWords.ts';
import { purchaseColumns } from '../documents/purchaseColumns.tsx';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { saleColumns } from '../documents/saleColumns.tsx';
import { saleWords } from '../documents/saleWords.ts';
import { useFormat } from '../format/useFormat.ts';
import { daysBefore } from '../lists/daysBefore.ts';
import * as tiles from '../lists/filters.css.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import * as styles from './Detail.css.ts';

const DayClosingDialog = lazily(
  async () => (await import('../dialogs/DayClosingDialog.tsx')).DayClosingDialog,
);
const DayReportDialog = lazily(async () => (await import('../dialogs/DayReportDialog.tsx')).DayReportDialog);

/** A day of the shop: each account from opening to closing, what was bought and sold, what was paid. */
export function TodayBook() {
  const { titles } = useMessages();
  const words = useWords(dayWords);
  const format = useFormat();
  const { values, set } = useFilters(['date']);
  const asked = isDay(values.date) ? values.date : '';
  const state = useDay(asked || undefined);
  const date = state.data?.date ?? asked;
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.todayBook}
        description={date ? format.day(date) : undefined}
        action={
          date ? (
            <>
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
              {state.data ? <Actions book={state.data} /> : null}
            </>
          ) : undefined
        }
      />
      <Loaded state={state}>{(book) => <Book book={book} />}</Loaded>
    </Stack>
  );
}

/** The report of the day, and its closing. */
function Actions({ book }: { book: DayBook }) {
  const words = useWords(dayWords);
  const { data: shop } = useShop();
  const [act, setAct] = useState<'close' | 'report' | null>(null);
  const close = () => setAct(null);
  const isFuture = shop !== undefined && book.date > shop.today;
  const till = book.ladders.find(({ account }) => account === 'cash:pocket')?.closing ?? 0;
  const closeDay = (
    <Button variant="primary" isDisabled={isFuture} onPress={() => setAct('close')}>
      {words.close}
    </Button>
  );
  return (
    <>
      <Button icon={<ReceiptText size={18} />} onPress={() => setAct('report')}>
        {words.report}
      </Button>
      {book.isClosed ? null : isFuture ? <Tooltip content={words.future}>{closeDay}</Tooltip> : closeDay}
      <Suspense>
        {act === 'close' ? <DayClosingDialog date={book.date} expectedCash={till} onClose={close} /> : null}
        {act === 'report' ? <DayReportDialog book={book} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function Book({ book }: { book: DayBook }) {
  const words = useWords(dayWords);
  const format = useFormat();
  const { totals } = book;
  return (
    <Stack gap={5}>
      {book.isClosed ? <DayClosed book={book} /> : null}
      <div className={tiles.figures}>
        <Stat
          label={words.sales}
          value={<Amount minor={totals.sales} />}
          description={words.onCredit(format.money(totals.onCreditSold))}
        />
        <Stat
          label={words.purchases}
          value={<Amount minor={totals.purchases} />}
          description={words.onCredit(format.money(totals.onCreditBought))}
        />
        <Stat label={words.expenses} value={<Amount minor={totals.expenses} />} />
        {totals.netProfit === null || totals.profit === null ? null : (
          <Stat
            label={words.netProfit}
            value={<Amount minor={totals.netProfit} />}
            tone={totals.netProfit < 0 ? 'critical' : 'neutral'}
            description={words.grossProfit(format.money(totals.profit))}
          />
        )}
      </div>
      <DayLadder ladders={book.ladders} />
      <DaySections book={book} />
      <Documents book={book} />
      <DayPayments payments={book.payments} />
    </Stack>
  );
}

function Documents({ book }: { book: DayBook }) {
  const words = useWords(dayWords);
  const format = useFormat();
  const slipWords = useWords(purchaseWords);
  const invoiceWords = useWords(saleWords);
  const hasProfit = book.totals.profit !== null;
  const slips = useMemo(() => withoutDay(purchaseColumns(slipWords, format)), [slipWords, format]);
  const invoices = useMemo(
    () => withoutDay(saleColumns(invoiceWords, format, hasProfit)),
    [invoiceWords, format, hasProfit],
  );
  return (
    <>
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
    </>
  );
}

/** The page itself says the day; who wrote it stands on the document. */
function withoutDay<Column extends { id: string }>(columns: readonly Column[]): Column[] {
  return columns.filter(({ id }) => !['date', 'by', 'status', 'eGadget'].includes(id));
}
