import { useDashboard } from '@handset/api-client/swr';
import type { Dashboard as Figures } from '@handset/domain';
import { Amount, ButtonLink, EmptyState, PageHeader, Skeleton, Stack, Stat } from '@handset/ui';
import { Store } from 'lucide-react';
import { Suspense } from 'react';
import { Insights } from '../app/overlays.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import * as styles from './Dashboard.css.ts';

/** Today's figures; each opens the rows behind it. */
export function Dashboard() {
  const { titles, figures } = useMessages();
  const state = useDashboard();
  const format = useFormat();
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.dashboard}
        description={state.data ? format.day(state.data.date) : undefined}
      />
      <Loaded state={state}>
        {(data) => (
          <>
            {isUntouched(data) ? (
              <EmptyState
                icon={<Store />}
                title={figures.emptyTitle}
                description={figures.emptyText}
                action={
                  <ButtonLink variant="primary" href="/app/dashboard/wallet">
                    {figures.openWallet}
                  </ButtonLink>
                }
              />
            ) : null}
            <Tiles data={data} />
            <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
              <Insights data={data} />
            </Suspense>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function isUntouched({ sales, purchases, stock, pocketCash, banks }: Figures): boolean {
  return [sales.count, purchases.count, stock.new, stock.used, pocketCash, banks].every(
    (count) => count === 0,
  );
}

function Tiles({ data }: { data: Figures }) {
  const { figures } = useMessages();
  const { count, money } = useFormat();
  const { sales, purchases, profit, expenses, stock } = data;
  return (
    <div className={styles.board}>
      <Stat
        label={figures.sales}
        value={<Amount minor={sales.amount} />}
        description={figures.saleCount(sales.count)}
        href="/sales/todaySales"
      />
      <Stat
        label={figures.purchases}
        value={<Amount minor={purchases.amount} />}
        description={figures.purchaseCount(purchases.count)}
        href="/purchase/todayPurchase"
      />
      {profit === null ? null : (
        <Stat
          label={figures.profit}
          value={<Amount minor={profit} />}
          description={figures.profitNote}
          href="/todayBook"
        />
      )}
      <Stat
        label={figures.expenses}
        value={<Amount minor={expenses.amount} />}
        description={figures.expenseCount(expenses.count)}
        href={`/app/dashboard/addLedger?from=${data.date}&to=${data.date}`}
      />
      <Stat
        label={figures.pocketCash}
        value={<Amount minor={data.pocketCash} />}
        href="/app/dashboard/pocketCashTransactions/cash"
      />
      <Stat label={figures.banks} value={<Amount minor={data.banks} />} href="/app/dashboard/wallet" />
      <Stat
        label={figures.receivable}
        value={<Amount minor={data.receivable} />}
        description={figures.receivableNote}
        href="/app/dashboard/partyLedger?side=receivable"
      />
      <Stat
        label={figures.payable}
        value={<Amount minor={data.payable} />}
        description={figures.payableNote}
        href="/app/dashboard/partyLedger?side=payable"
      />
      <Stat
        label={figures.stock}
        value={count(stock.new + stock.used)}
        description={figures.stockSplit(count(stock.new), count(stock.used))}
        href="/stockList"
      />
      {stock.value === null ? null : (
        <Stat
          label={figures.stockValue}
          value={<Amount minor={stock.value} />}
          description={figures.stockSplit(money(stock.newValue ?? 0), money(stock.usedValue ?? 0))}
          href="/stockList"
        />
      )}
    </div>
  );
}
