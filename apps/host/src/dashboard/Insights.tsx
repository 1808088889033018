import type { Dashboard } from '@handset/domain';
import { Amount, Card, EmptyState, LineChart, Stack, Stat, Table } from '@handset/ui';
import { useMemo } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import * as tiles from '../pages/Dashboard.css.ts';
import { CLAIMS } from '../routes/customerHref.ts';
import * as styles from './Insights.css.ts';
import { insightWords } from './insightWords.ts';

/** What the day's figures are part of: thirty days of trade, what sells, what is due and what stays. */
export function Insights({ data }: { data: Dashboard }) {
  return (
    <Stack gap={4}>
      <div className={styles.halves}>
        <Course series={data.series} />
        <TopModels data={data} />
      </div>
      <Due data={data} />
    </Stack>
  );
}

/** What is to be paid now, what nobody buys and what nobody checked; nothing where there is nothing of it. */
function Due({ data: { date, due, oldStock, unchecked, openClaims } }: { data: Dashboard }) {
  const words = useWords(insightWords);
  const format = useFormat();
  const owed = '/app/dashboard/PayablesAndReceivables';
  const bills = [
    {
      label: words.overdueToReceive,
      of: due.overdue.receivable,
      href: `${owed}?side=receivable&overdue=true`,
      tone: 'critical' as const,
    },
    {
      label: words.overdueToPay,
      of: due.overdue.payable,
      href: `${owed}?side=payable&overdue=true`,
      tone: 'critical' as const,
    },
    {
      label: words.toReceive,
      of: due.today.receivable,
      href: `${owed}?side=receivable&from=${date}&to=${date}`,
      tone: 'caution' as const,
    },
    {
      label: words.toPay,
      of: due.today.payable,
      href: `${owed}?side=payable&from=${date}&to=${date}`,
      tone: 'caution' as const,
    },
  ].filter(({ of }) => of.count > 0);
  const checks = [
    { label: words.noEGadget, count: unchecked.eGadget, kind: 'eGadget' },
    { label: words.noPta, count: unchecked.pta, kind: 'pta' },
  ].filter(({ count }) => count > 0);
  if (bills.length === 0 && oldStock.count === 0 && checks.length === 0 && !openClaims) return null;
  return (
    <div className={tiles.board}>
      {bills.map(({ label, of, href, tone }) => (
        <Stat
          key={label}
          label={label}
          value={<Amount minor={of.amount} />}
          tone={tone}
          description={words.bills(format.count(of.count))}
          href={href}
        />
      ))}
      {oldStock.count > 0 ? (
        <Stat
          label={words.oldStock(format.count(oldStock.days))}
          value={words.phones(format.count(oldStock.count))}
          tone="caution"
          description={oldStock.value === null ? undefined : words.atCost(format.money(oldStock.value))}
          href={`/stockList?view=units&ageFrom=${oldStock.days}`}
        />
      ) : null}
      {checks.map(({ label, count, kind }) => (
        <Stat
          key={kind}
          label={label}
          value={words.phones(format.count(count))}
          tone="caution"
          href={`/stockList?view=units&unchecked=${kind}`}
        />
      ))}
      {/* An answer that was kept from an older release has none. */}
      {openClaims > 0 ? (
        <Stat
          label={words.openClaims}
          value={words.phones(format.count(openClaims))}
          tone="caution"
          href={CLAIMS}
        />
      ) : null}
    </div>
  );
}

function Course({ series }: Pick<Dashboard, 'series'>) {
  const words = useWords(insightWords);
  const hasProfit = series.some(({ profit }) => profit !== null);
  const lines = useMemo(
    () => [
      { id: 'sales', label: words.sales, values: series.map(({ sales }) => sales) },
      ...(hasProfit
        ? [{ id: 'profit', label: words.profit, values: series.map(({ profit }) => profit) }]
        : []),
    ],
    [series, hasProfit, words],
  );
  const days = useMemo(() => series.map(({ date }) => date), [series]);
  return (
    <Card>
      <LineChart
        label={hasProfit ? words.course : words.salesAlone}
        categories={days}
        categoryLabel={words.day}
        categoryFormat="day"
        valueFormat="money"
        series={lines}
      />
    </Card>
  );
}

function TopModels({ data: { topModels, series } }: { data: Dashboard }) {
  const words = useWords(insightWords);
  const format = useFormat();
  const range = new URLSearchParams({ from: series.at(0)?.date ?? '', to: series.at(-1)?.date ?? '' });
  return (
    <Card title={words.topModels} padding="none">
      <Table
        label={words.topModels}
        columns={[
          {
            id: 'model',
            header: words.model,
            cell: (row) => `${row.companyName} ${row.modelName}`,
            isRowHeader: true,
          },
          { id: 'sold', header: words.sold, cell: (row) => format.count(row.count), ...figures },
          { id: 'amount', header: words.amount, cell: (row) => <Amount minor={row.amount} />, ...figures },
        ]}
        rows={topModels}
        getKey={({ companyName, modelName }) => `${companyName} ${modelName}`}
        getRowHref={({ companyName, modelName }) =>
          `/sales/saleInvoices?${range}&q=${encodeURIComponent(`${companyName} ${modelName}`)}`
        }
        empty={<EmptyState title={words.nothingSold} />}
      />
    </Card>
  );
}

const figures = { isNumeric: true, align: 'end' } as const;
