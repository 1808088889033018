import { lazy, useMemo } from 'react';
import { ChartFrame } from '../charts/ChartFrame.tsx';
import type { ChartFrameProps } from '../charts/ChartProps.ts';
import { chartFormats } from '../charts/chartFormats.ts';
import { heightOf } from '../charts/heightOf.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { readShares, type SharePart } from './readShares.ts';
import { ShareTable } from './ShareTable.tsx';
import { shareWarning } from './shareWarning.ts';

export type { SharePart } from './readShares.ts';

/** Props of ShareChart. */
export interface ShareChartProps extends ChartFrameProps {
  /** The parts of the whole, in the order in which they are shown; six or so can be compared. */
  parts: readonly SharePart[];
  /** What the parts are, such as 'Kind': the head of the table's first column. */
  partLabel: string;
  /** What the values are, such as 'Amount': the head of the table's second column. */
  valueLabel: string;
  /** Whether the whole is a ring or one bar. @default 'ring' */
  shape?: 'ring' | 'bar' | undefined;
}

// What draws is not needed for the page to stand, and comes after it.
const SharePlot = lazy(async () => ({ default: (await import('./SharePlot.tsx')).SharePlot }));

/** In pixels. */
const heights = { ring: { usual: 200, least: 80 }, bar: { usual: 36, least: 16 } } as const;

/** What a whole is made of, with every part's share beside it in figures. */
export function ShareChart({ parts, partLabel, valueLabel, shape = 'ring', ...props }: ShareChartProps) {
  const { label, valueFormat } = props;
  const { languageTag, currency } = useUI();
  const { usual, least } = heights[shape];
  useDevelopmentWarning(
    useMemo(() => shareWarning(parts, props.height, least), [parts, props.height, least]),
  );
  const shares = useMemo(() => readShares(parts), [parts]);
  const formats = useMemo(
    () => chartFormats({ languageTag, currency, valueFormat }),
    [languageTag, currency, valueFormat],
  );
  const height = heightOf(props.height, usual, least);
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={shares.parts.every(({ value }) => value === null)}
      tablePlacement={shape === 'ring' ? 'beside' : 'below'}
      renderTable={() => <ShareTable {...{ label, partLabel, valueLabel, shares, formats }} />}
    >
      <SharePlot {...{ label, shares, formats, height, shape }} />
    </ChartFrame>
  );
}
