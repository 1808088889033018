import { useId, useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartKind } from './ChartKind.ts';
import type { SeriesChartProps } from './ChartProps.ts';
import { ChartTable } from './ChartTable.tsx';
import * as styles from './chart.css.ts';
import { type ChartFormats, chartFormats } from './chartFormats.ts';
import { Plot } from './Plot.tsx';
import { isNothing, type ReadSeries, readSeries } from './readSeries.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';

interface Props extends SeriesChartProps {
  kind: ChartKind;
  /** Whether the axis includes zero even if no value is near it. */
  includesZero: boolean;
}

const DEFAULT_HEIGHT = 240;
/** Two ticks fit within the first; the second keeps a wrong number from filling the page. */
const [MIN_HEIGHT, MAX_HEIGHT] = [80, 2000];

/** A chart of series along an axis: title, drawing, legend, and the same figures as a table on demand. */
export function SeriesChart({ kind, includesZero, series: given, ...props }: Props) {
  const { categories, valueFormat, categoryFormat } = props;
  const { languageTag, currency } = useUI();
  const series = useMemo(() => readSeries(categories.length, given), [categories.length, given]);
  const formats = useMemo(
    () => chartFormats({ languageTag, currency, valueFormat, categoryFormat }),
    [languageTag, currency, valueFormat, categoryFormat],
  );
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, props.height || DEFAULT_HEIGHT));
  return (
    <ChartFrame {...props} height={height} isEmpty={isNothing(series)}>
      <div className={reset} style={{ minBlockSize: height }}>
        <Plot {...props} {...{ kind, includesZero, series, formats, height }} />
      </div>
      <LegendAndTable {...props} {...{ series, formats }} shape={kind.shape} />
    </ChartFrame>
  );
}

interface LegendAndTableProps {
  label: string;
  categories: readonly string[];
  categoryLabel: string;
  series: readonly ReadSeries[];
  formats: ChartFormats;
  shape: SeriesShape;
}

function LegendAndTable({ label, categories, categoryLabel, series, formats, shape }: LegendAndTableProps) {
  const { messages } = useUI();
  const tableId = useId();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <>
      <div className={styles.foot}>
        {series.length > 1 ? (
          <ul className={styles.legend}>
            {series.map((one, place) => (
              <li key={one.key} className={styles.legendItem}>
                <Swatch place={place} shape={shape} />
                {one.label}
              </li>
            ))}
          </ul>
        ) : (
          <span className={reset} />
        )}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isTableShown}
          {...(isTableShown && { 'aria-controls': tableId })}
          aria-label={`${messages.chart.asTable}: ${label}`}
          onPress={() => setTableShown(!isTableShown)}
        >
          {messages.chart.asTable}
        </Button>
      </div>
      {isTableShown ? (
        <div id={tableId} className={reset}>
          <ChartTable
            label={label}
            heads={[categoryLabel, ...series.map((one) => one.label)]}
            rows={categories.map((category, place) => ({
              key: `${place}-${category}`,
              name: formats.categoryInFull(category),
              values: series.map(({ values }) => {
                const value = values[place] ?? null;
                return value === null ? null : formats.value(value);
              }),
            }))}
          />
        </div>
      ) : null}
    </>
  );
}
