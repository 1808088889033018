import type { Dashboard } from '@handset/domain';
import { Amount, BarChart, Card, Link, Stack, Text, useMediaQuery, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../kit/format/useFormat.ts';
import { dashboardWords } from './dashboardWords.ts';
import * as styles from './SalesToday.css.ts';
import { WeekChange } from './WeekChange.tsx';

/** The sales of today and of the last thirty days. */
export function SalesToday({ data }: { data: Dashboard }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const isPhone = useMediaQuery(styles.phone);
  const { sales, purchases, expenses, profit, series, date } = data;
  const days = useMemo(() => series.map((day) => day.date), [series]);
  const bars = useMemo(
    () => [{ id: 'sales', label: words.sold, values: series.map((day) => day.sales) }],
    [series, words],
  );
  return (
    <Card>
      <Stack gap={3}>
        <div className={styles.head}>
          <div className={styles.today}>
            <Text weight="medium" tone="muted">
              {words.salesToday}
            </Text>
            <span className={styles.figure}>
              <Link tone="plain" href="/sales/todaySales">
                <span className={styles.amount}>
                  <Amount minor={sales.amount} />
                </span>
              </Link>
              <WeekChange data={data} />
            </span>
            <span className={styles.facts}>
              <Link tone="plain" href="/sales/todaySales">
                {words.sales(format.count(sales.count))}
              </Link>
              {profit === null ? null : <Fact label={words.profit} amount={profit} href="/todayBook" />}
              <Fact label={words.purchases} amount={purchases.amount} href="/purchase/todayPurchase" />
              <Fact
                label={words.expenses}
                amount={expenses.amount}
                href={`/app/dashboard/addLedger?from=${date}&to=${date}`}
              />
            </span>
          </div>
          <Month series={series} />
        </div>
        <BarChart
          label={words.chart}
          isLabelHidden
          categories={days}
          categoryLabel={words.day}
          categoryFormat="day"
          valueFormat="money"
          series={bars}
          height={isPhone ? 96 : 150}
        />
      </Stack>
    </Card>
  );
}

/** A figure of the day with its label. */
function Fact({ label, amount, href }: { label: string; amount: number; href: string }) {
  return (
    <Link tone="plain" href={href}>
      {label} <Amount minor={amount} weight="medium" />
    </Link>
  );
}

/** Totals of the days in the chart. */
function Month({ series }: Pick<Dashboard, 'series'>) {
  const words = useWords(dashboardWords);
  const total = (of: (day: Dashboard['series'][number]) => number | null): number =>
    series.reduce((sum, day) => sum + (of(day) ?? 0), 0);
  const hasProfit = series.some(({ profit }) => profit !== null);
  const line = (amount: number, label: string): ReactNode => (
    <span>
      <Amount minor={amount} weight="strong" /> {label}
    </span>
  );
  return (
    <div className={styles.month}>
      <span>{words.thirtyDays}</span>
      {line(
        total(({ sales }) => sales),
        words.sold,
      )}
      {hasProfit
        ? line(
            total(({ profit }) => profit),
            words.profit,
          )
        : null}
    </div>
  );
}
