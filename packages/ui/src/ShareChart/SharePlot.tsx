import { memo, useMemo, useRef } from 'react';
import * as styles from '../charts/chart.css.ts';
import type { ChartFormats } from '../charts/chartFormats.ts';
import { Pattern } from '../charts/Pattern.tsx';
import { PlotReader } from '../charts/PlotReader.tsx';
import { percentText } from '../charts/percentText.ts';
import { usePlotReader } from '../charts/usePlotReader.ts';
import { useSvgId } from '../charts/useSvgId.ts';
import { useWidth } from '../charts/useWidth.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { Shares } from './readShares.ts';
import { shareArcs, shareSpans } from './shareArcs.ts';

interface SharePlotProps {
  label: string;
  shares: Shares;
  formats: ChartFormats;
  height: number;
  shape: 'ring' | 'bar';
}

const turn = 2 * Math.PI;

/** The drawing of a ShareChart. */
export function SharePlot({ label, shares, formats, height, shape }: SharePlotProps) {
  const { direction, languageTag, messages } = useUI();
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const percent = percentText(languageTag);
  const spans = useMemo(() => shareSpans(shares.parts), [shares]);
  const at = (share: number) => {
    const place = spans.findIndex(([from, to]) => share >= from && share < to);
    return place < 0 ? null : place;
  };
  const radius = Math.min(width, height) / 2;
  const reader = usePlotReader({
    count: shares.parts.length,
    find:
      shape === 'bar'
        ? (x) => at(x / width)
        : (x, y) => {
            const [fromMiddle, fromCenter] = [x - width / 2, y - height / 2];
            const angle = Math.atan2(fromMiddle, -fromCenter);
            return Math.hypot(fromMiddle, fromCenter) > radius ? null : at(((angle + turn) % turn) / turn);
          },
    series: 1,
    isRightToLeft: direction === 'rtl',
  });
  const place = reader.place.category;
  const part = shares.parts[place];
  const [from, to] = spans[place] ?? [0, 0];
  const isKnown = part !== undefined && part.value !== null;
  const reading = {
    title: part?.label ?? '',
    rows: [
      {
        key: 'share',
        place,
        label: isKnown && shares.total > 0 ? percent(part.share) : messages.chart.share,
        value: isKnown ? formats.value(part.value ?? 0) : messages.chart.missing,
      },
    ],
  };
  const chosen = reader.isShown ? place : null;
  return (
    <div ref={area} className={styles.area} dir={direction} style={{ blockSize: height }}>
      {width > 0 ? (
        <>
          <svg
            width={width}
            height={height}
            className={styles.drawing}
            data-mirrored={direction === 'rtl' || undefined}
            aria-hidden="true"
          >
            {shape === 'ring' ? (
              <g transform={`translate(${width / 2} ${height / 2})`}>
                <Ring shares={shares} radius={radius} chosen={chosen} />
              </g>
            ) : (
              <Bar shares={shares} width={width} height={height} chosen={chosen} />
            )}
          </svg>
          {shape === 'ring' ? (
            <div className={styles.middle} aria-hidden>
              <span className={styles.middleFigure}>
                {reader.isShown && isKnown ? percent(part.share) : formats.tick(shares.total)}
              </span>
              <span className={styles.middleLabel}>{reader.isShown ? reading.title : messages.totals}</span>
            </div>
          ) : null}
          <PlotReader
            label={label}
            count={shares.parts.length}
            {...reader}
            reading={reading}
            distance={shape === 'ring' ? null : ((from + to) / 2) * width}
            width={width}
            shape="area"
          />
        </>
      ) : null}
    </div>
  );
}

interface DrawnProps {
  shares: Shares;
  /** The part that the reader is at. */
  chosen: number | null;
}

const Ring = memo(function Ring({ shares, radius, chosen }: DrawnProps & { radius: number }) {
  const arcs = shareArcs(shares.parts, radius);
  if (shares.total === 0) return <path d={shareArcs([whole], radius)[0]} className={styles.hollow} />;
  return <Parts outlines={arcs} {...{ shares, chosen }} />;
});

const whole = { key: '', label: '', value: 1, share: 1 };

const Bar = memo(function Bar({
  shares,
  chosen,
  width,
  height,
}: DrawnProps & { width: number; height: number }) {
  if (shares.total === 0) return <rect width={width} height={height} rx={4} className={styles.hollow} />;
  const outlines = shareSpans(shares.parts).map(([from, to]) =>
    to > from ? `M${from * width} 0H${to * width}V${height}H${from * width}Z` : '',
  );
  return <Parts {...{ outlines, shares, chosen }} />;
});

function Parts({ outlines, shares, chosen }: DrawnProps & { outlines: readonly string[] }) {
  const id = useSvgId();
  return (
    <>
      <defs>
        {shares.parts.map(({ key }, place) => (
          <Pattern key={key} id={`${id}-${place}`} place={place} />
        ))}
      </defs>
      {outlines.map((outline, place) => (
        <path
          key={shares.parts[place]?.key}
          d={outline}
          style={{ fill: `url(#${id}-${place})` }}
          className={classNames(styles.part, chosen !== null && chosen !== place && styles.faded)}
        />
      ))}
    </>
  );
}
