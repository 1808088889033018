import { useDashboard, useShop } from '@handset/api-client/swr';
import type { Dashboard as Figures } from '@handset/domain';
import { may } from '@handset/domain';
import { Badge, ButtonLink, PageHeader, Stack, useWords } from '@handset/ui';
import { dayPage } from '../../features/money/day/pages.ts';
import { useFormat } from '../../kit/format/useFormat.ts';
import { usePageTitle } from '../../kit/links/useCurrentPage.ts';
import { Loaded } from '../../kit/problems/Loaded.tsx';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { useUser } from '../../kit/session/useSession.ts';
import * as styles from './Dashboard.css.ts';
import { dashboardWords } from './dashboardWords.ts';
import { FirstDay } from './FirstDay.tsx';
import { JustNow } from './JustNow.tsx';
import { MoneyHeld } from './MoneyHeld.tsx';
import { Pinned } from './Pinned.tsx';
import { SalesToday } from './SalesToday.tsx';
import { StockHeld } from './StockHeld.tsx';
import { ToDo } from './ToDo.tsx';

/** The start page: today's sales, the work to do, money and stock. Each figure opens the rows behind it. */
export function Dashboard() {
  const pageTitle = usePageTitle();
  const state = useDashboard();
  const { role } = useUser();
  const { isFirstDayHidden } = usePreferences();
  const firstDay = (data: Figures) =>
    may(role, 'shop-settings') && !isFirstDayHidden ? <FirstDay data={data} /> : null;
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <PageHeader
          title={pageTitle}
          description={state.data ? <Today date={state.data.date} /> : <span className={styles.today} />}
        />
        <Pinned />
      </div>
      <Loaded state={state}>
        {(data) => (
          <>
            {hasSold(data) ? null : firstDay(data)}
            <div className={styles.board}>
              <div className={styles.column}>
                {hasSold(data) ? (
                  <div className={styles.sales}>
                    <SalesToday data={data} />
                  </div>
                ) : null}
                <div className={styles.money}>
                  <MoneyHeld data={data} isZeroShown={hasSold(data)} />
                </div>
                {data.stock.new + data.stock.used > 0 || hasSold(data) ? (
                  <div className={styles.stock}>
                    <StockHeld data={data} />
                  </div>
                ) : null}
              </div>
              <div className={styles.column}>
                <div className={styles.toDo}>
                  <ToDo data={data} isShownEmpty={hasSold(data)} />
                </div>
                <div className={styles.justNow}>
                  <JustNow date={data.date} />
                </div>
                <div className={styles.firstDay}>{hasSold(data) ? firstDay(data) : null}</div>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** Whether something was sold in the last thirty days. */
function hasSold({ sales, series }: Figures): boolean {
  return sales.count > 0 || series.some((day) => day.sales !== 0);
}

/** The day, and whether it is closed already. */
function Today({ date }: { date: string }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const isClosed = shop?.closedUpTo != null && date <= shop.closedUpTo;
  return (
    <span className={styles.today}>
      {words.dayOf(format.weekday(date), format.day(date))}
      {shop ? (
        <Badge tone={isClosed ? 'neutral' : 'positive'}>{isClosed ? words.dayClosed : words.dayOpen}</Badge>
      ) : null}
      {shop && !isClosed ? (
        <ButtonLink size="small" href={`${dayPage.path}?act=close`} data-opens="closing">
          {words.closeDay}
        </ButtonLink>
      ) : null}
    </span>
  );
}
