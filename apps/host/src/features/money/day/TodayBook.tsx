import { useDay, useShop } from '@handset/api-client/swr';
import { type DayBook, type DayCount, isDay } from '@handset/domain';
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
  useWords,
} from '@handset/ui';
import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusWhenLost } from '../../../kit/dialogs/focusWhenLost.ts';
import { useFirst } from '../../../kit/dialogs/useFirst.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { daysBefore } from '../../../kit/lists/daysBefore.ts';
import * as tiles from '../../../kit/lists/filters.css.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { useFilters } from '../../../kit/lists/useFilters.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useShownData } from '../../../kit/problems/useShownData.ts';
import { purchaseColumns } from '../../trade/purchases/purchaseColumns.tsx';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { saleColumns } from '../../trade/sales/saleColumns.tsx';
import { saleWords } from '../../trade/sales/saleWords.ts';
import { useCustomerName } from '../../trade/sales/useCustomerName.ts';
import { DayClosed, ReopenDialog, Reopened } from './DayClosed.tsx';
import { DayClosingDialog } from './DayClosingDialog.tsx';
import { DayCountCard, RejectCountDialog } from './DayCountCard.tsx';
import { DayLadder } from './DayLadder.tsx';
import { DayPayments } from './DayPayments.tsx';
import { DayReportDialog } from './DayReportDialog.tsx';
import { DaySections } from './DaySections.tsx';
import { dayWords } from './dayWords.ts';

/** A day of the shop: each account from opening to closing, trade, and payments. */
export function TodayBook() {
  const pageTitle = usePageTitle();
  const words = useWords(dayWords);
  const format = useFormat();
  const { values, set } = useFilters(['date']);
  const asked = isDay(values.date) ? values.date : '';
  const state = useDay(asked || undefined);
  const book = useShownData(state);
  const date = book?.date ?? asked;
  // Outside the book, which is another one when cost is hidden: what is typed stays.
  const [question, setQuestion] = useState<'reopen' | DayCount | null>(null);
  const close = () => setQuestion(null);
  return (
    <Stack gap={4}>
      <PageHeader
        title={pageTitle}
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
              {book ? <Actions book={book} isLoaded={state.data !== undefined} /> : null}
            </>
          ) : undefined
        }
      />
      <Loaded state={state}>
        {(book) => <Book book={book} onReopen={() => setQuestion('reopen')} onReject={setQuestion} />}
      </Loaded>
      {question === 'reopen' ? <ReopenDialog date={date} onClose={close} /> : null}
      {question && question !== 'reopen' ? <RejectCountDialog count={question} onClose={close} /> : null}
    </Stack>
  );
}

const actions = ['close', 'report'] as const;

/** The report of the day, and its closing. */
function Actions({ book, isLoaded }: { book: DayBook; isLoaded: boolean }) {
  const words = useWords(dayWords);
  const { data: shop } = useShop();
  const { action, begin, end } = useActionInAddress(actions);
  const isFuture = shop !== undefined && book.date > shop.today;
  const report = useRef<HTMLButtonElement>(null);
  const wasClosing = useRef(false);
  useEffect(() => {
    // An old address asks to close a day that is closed.
    if (action === 'close' && book.isClosed && !wasClosing.current) end();
    else if (action === 'close') wasClosing.current = true;
    // The button that opened the dialog is gone once the day is closed.
    else if (book.isClosed && wasClosing.current) {
      wasClosing.current = false;
      focusWhenLost(() => report.current);
    }
  }, [action, book.isClosed, end]);
  const closeDay = (
    <Button variant="primary" isDisabled={isFuture} data-opens="closing" onPress={() => begin('close')}>
      {words.close}
    </Button>
  );
  return (
    <>
      <Button ref={report} icon={<ReceiptText size={18} />} onPress={() => begin('report')}>
        {words.report}
      </Button>
      {book.isClosed ? null : isFuture ? <Tooltip content={words.future}>{closeDay}</Tooltip> : closeDay}

      {action === 'close' ? <Closing book={book} onClose={end} /> : null}
      {action === 'report' && isLoaded ? <DayReportDialog book={book} onClose={end} /> : null}
    </>
  );
}

/** Closes the day that was shown when it began, although past midnight the page shows the next one. */
function Closing({ book, onClose }: { book: DayBook; onClose: () => void }) {
  const date = useFirst(book.date) ?? book.date;
  const { data: closing = book } = useDay(date);
  const till = closing.ladders.find(({ account }) => account === 'cash:pocket')?.closing ?? 0;
  const banks = closing.ladders
    .filter(({ account }) => account.startsWith('bank:'))
    .map(({ account, name, closing: balance }) => ({
      _id: account.slice('bank:'.length),
      bankName: name,
      balance,
    }));
  return <DayClosingDialog date={date} expectedCash={till} banks={banks} onClose={onClose} />;
}

interface BookProps {
  book: DayBook;
  onReopen: () => void;
  onReject: (count: DayCount) => void;
}

function Book({ book, onReopen, onReject }: BookProps) {
  const words = useWords(dayWords);
  const format = useFormat();
  const { totals } = book;
  return (
    <Stack gap={5}>
      {book.reopening ? <Reopened reopening={book.reopening} /> : null}
      {book.isClosed ? <DayClosed book={book} onReopen={onReopen} /> : null}
      {!book.isClosed && book.count ? <DayCountCard count={book.count} onReject={onReject} /> : null}
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
  const customerName = useCustomerName();
  const hasProfit = book.totals.profit !== null;
  const slips = useMemo(() => withoutDay(purchaseColumns(slipWords, format)), [slipWords, format]);
  const invoices = useMemo(
    () => withoutDay(saleColumns(invoiceWords, format, hasProfit, customerName)),
    [invoiceWords, format, hasProfit, customerName],
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

/** Drops columns that the page shows elsewhere: the day is in its title, the author on the document. */
function withoutDay<Column extends { id: string }>(columns: readonly Column[]): Column[] {
  return columns.filter(({ id }) => !['date', 'by', 'status', 'eGadget'].includes(id));
}
