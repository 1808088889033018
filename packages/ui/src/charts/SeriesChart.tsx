import { Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartKind } from './ChartKind.ts';
import type { SeriesChartProps } from './ChartProps.ts';
import { ChartTable } from './ChartTable.tsx';
import * as styles from './chart.css.ts';
import { chartFormats } from './chartFormats.ts';
import { Plot } from './Plot.tsx';
import { readSeries } from './readSeries.ts';
import { Swatch } from './Swatch.tsx';

interface Props extends SeriesChartProps {
  kind: ChartKind;
  /** Whether the axis includes zero even if no value is near it. */
  includesZero: boolean;
}

const DEFAULT_HEIGHT = 240;
/** Two ticks fit within the first; the second keeps a wrong number from filling the page. */
const [MIN_HEIGHT, MAX_HEIGHT] = [80, 2000];

/** A chart of series along an axis: title, drawing, legend, and the same figures as a table on demand. */
export function SeriesChart(props: Props) {
  const { label, categories, categoryLabel, kind } = props;
  const ui = useUI();
  const { asTable } = ui.messages.chart;
  const tableId = useId();
  const [isTableShown, setTableShown] = useState(false);
  const series = readSeries(categories.length, props.series);
  const formats = chartFormats(ui, props);
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, props.height || DEFAULT_HEIGHT));
  return (
    <ChartFrame {...props} height={height} isEmpty={isEmpty}>
      <div className={reset} style={{ minBlockSize: height }}>
        <Plot
          {...props}
          {...{ series, formats, height }}
          corner={
            <IconButton
              label={`${asTable}: ${label}`}
              size="small"
              aria-expanded={isTableShown}
              aria-controls={isTableShown ? tableId : undefined}
              onPress={() => setTableShown(!isTableShown)}
            >
              <Table2 size={16} strokeWidth={1.75} />
            </IconButton>
          }
        />
      </div>
      {series.length > 1 ? (
        <ul className={styles.legend}>
          {series.map(({ key, label: name }, place) => (
            <li key={key} className={styles.legendItem}>
              <Swatch place={place} shape={kind.shape} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
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
    </ChartFrame>
  );
}
