import { ChartFrame } from '../charts/ChartFrame.tsx';
import type { ChartFrameProps } from '../charts/ChartProps.ts';
import { ChartTable } from '../charts/ChartTable.tsx';
import * as styles from '../charts/chart.css.ts';
import { chartFormats } from '../charts/chartFormats.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { formatShare, readShares, type SharePart } from './readShares.ts';

export type { SharePart } from './readShares.ts';

/** Props of ShareChart. */
export interface ShareChartProps extends Omit<ChartFrameProps, 'height'> {
  /** The parts of the whole, in the order in which they are shown. */
  parts: readonly SharePart[];
  /** Head of the first column, such as 'Kind'. */
  partLabel: string;
  /** Head of the second column, such as 'Amount'. */
  valueLabel: string;
}

const LOADING_HEIGHT = 160;

/** The parts of one whole: a row for each, with a bar as long as its share. */
export function ShareChart({ parts, partLabel, valueLabel, ...props }: ShareChartProps) {
  const { languageTag, currency, messages } = useUI();
  const formats = chartFormats({ languageTag, currency, valueFormat: props.valueFormat });
  const formatPercent = formatShare(languageTag);
  const shares = readShares(parts);
  return (
    <ChartFrame {...props} height={LOADING_HEIGHT} isEmpty={shares.every(({ value }) => value === null)}>
      <ChartTable
        label={props.label}
        heads={[partLabel, valueLabel, messages.chart.share]}
        rows={shares.map(({ key, label, value, share }) => ({
          key,
          name: (
            <span className={styles.sharePart}>
              {label}
              <span className={styles.shareBar} style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
            </span>
          ),
          values: [
            value === null ? null : formats.value(value),
            share === null ? null : formatPercent(share),
          ],
        }))}
      />
    </ChartFrame>
  );
}
