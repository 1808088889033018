import type { Dashboard } from '@handset/domain';
import { Amount, Link, useWords } from '@handset/ui';
import { AgeBar } from '../../kit/ages/AgeBar.tsx';
import { useFormat } from '../../kit/format/useFormat.ts';
import { dashboardWords } from './dashboardWords.ts';
import { Panel } from './Panel.tsx';
import * as styles from './StockHeld.css.ts';

type Age = Dashboard['stock']['ages'][number];

/** The phones in the shop by age, and which models sold most. */
export function StockHeld({ data }: { data: Dashboard }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const { stock } = data;
  const [newCount, used] = [format.count(stock.new), format.count(stock.used)];
  return (
    <Panel
      title={words.stock}
      end={
        <>
          <Link tone="plain" href="/stockList">
            {words.phones(format.count(stock.new + stock.used))}
          </Link>
          {` · ${words.newAndUsed(newCount, used)}`}
          {stock.value === null ? null : (
            <>
              {' · '}
              <Amount minor={stock.value} weight="strong" /> {words.atCost}
            </>
          )}
        </>
      }
    >
      {/* An answer that was kept from an older release has no ages. */}
      <Ages ages={stock.ages ?? []} />
      <TopModels data={data} />
    </Panel>
  );
}

/** The looks of the ages, the youngest first. */
const looks = ['young', 'middle', 'late', 'old'] as const;

function Ages({ ages }: { ages: readonly Age[] }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  return (
    <AgeBar
      parts={ages.map((age, index) => ({
        id: age.from,
        share: age.count,
        look: looks[index] ?? 'old',
        label: (
          <Link tone="plain" href={hrefOf(age)}>
            <strong>{format.count(age.count)}</strong> {words.ageNames[index]}
            {age.to === null && age.value ? `, ${words.tiedUp(format.money(age.value))}` : null}
          </Link>
        ),
      }))}
    />
  );
}

/** The phones of that age. */
function hrefOf({ from, to }: Age): string {
  const range = {
    ...(from > 0 ? { ageFrom: String(from) } : {}),
    ...(to === null ? {} : { ageTo: String(to) }),
  };
  return `/stockList?${new URLSearchParams({ view: 'units', ...range })}`;
}

function TopModels({ data: { topModels, series } }: { data: Dashboard }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const range = { from: series.at(0)?.date ?? '', to: series.at(-1)?.date ?? '' };
  if (topModels.length === 0) return null;
  return (
    <p className={styles.models}>
      <span>{words.soldMost}:</span>
      {topModels.map(({ companyName, modelName, count }) => {
        const name = `${companyName} ${modelName}`;
        return (
          <Link
            key={name}
            tone="plain"
            href={`/sales/saleInvoices?${new URLSearchParams({ ...range, q: name })}`}
          >
            <bdi>{name}</bdi> <strong>{format.count(count)}</strong>
          </Link>
        );
      })}
    </p>
  );
}
