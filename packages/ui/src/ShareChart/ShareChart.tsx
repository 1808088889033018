import { ChartFrame } from '../charts/ChartFrame.tsx';
import type { ChartFrameProps } from '../charts/ChartProps.ts';
import { ChartTable } from '../charts/ChartTable.tsx';
import * as styles from '../charts/chart.css.ts';
import { chartFormats } from '../charts/chartFormats.ts';
import { readValue } from '../charts/readSeries.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** A part of a whole. */
export interface SharePart {
  /** Unique within the chart. */
  id: string;
  label: string;
  /** Zero or more; null where it is not known. */
  value: number | null | undefined;
}

/** Props of ShareChart. */
export interface ShareChartProps extends ChartFrameProps {
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
  const ui = useUI();
  const formatValue = chartFormats(ui, props).value;
  const formatPercent = chartFormats(ui, { valueFormat: 'percent' }).value;
  const shares = readShares(parts);
  return (
    <ChartFrame {...props} height={LOADING_HEIGHT} isEmpty={shares.every(({ value }) => value === null)}>
      <ChartTable
        label={props.label}
        heads={[partLabel, valueLabel, ui.messages.chart.share]}
        rows={shares.map(({ id, label, value, share }, place) => ({
          // Unique even where ids are not.
          key: `${place}-${id}`,
          name: (
            <span className={styles.sharePart}>
              {label}
              <span className={styles.shareBar} style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
            </span>
          ),
          values: [
            value === null ? null : formatValue(value),
            share === null ? null : formatShare(share, formatPercent),
          ],
        }))}
      />
    </ChartFrame>
  );
}

/**
 * The parts with their shares from 0 to 1. A share is null where the value is below zero or not known, and
 * where all parts are zero.
 */
export function readShares(parts: readonly SharePart[]) {
  const known = parts.map((part) => ({ ...part, value: readValue(part.value) }));
  const total = known.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0);
  return known.map(({ value, ...part }) => ({
    ...part,
    value,
    share: value !== null && value >= 0 && total > 0 ? value / total : null,
  }));
}

const SMALLEST_SHOWN = 0.001;

/** A share as per cent. A small part never reads 0 %, and a large one never 100 %. */
function formatShare(share: number, format: (share: number) => string): string {
  if (share > 0 && share < SMALLEST_SHOWN) return `< ${format(SMALLEST_SHOWN)}`;
  return share < 1 && share > 1 - SMALLEST_SHOWN ? `> ${format(1 - SMALLEST_SHOWN)}` : format(share);
}
