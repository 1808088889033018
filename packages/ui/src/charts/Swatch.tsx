import { type CSSProperties, useId } from 'react';
import * as styles from './chart.css.ts';
import { seriesLook } from './seriesLook.ts';

/** A line with markers, or filled areas. */
export type SeriesShape = 'line' | 'area';

/** A sample of a series, for legend and tooltip. */
export function Swatch({ place, shape }: { place: number; shape: SeriesShape }) {
  const id = usePatternId();
  const { dash, marker } = seriesLook(place);
  return (
    <svg width={shape === 'line' ? 28 : 14} height={14} className={styles.swatch} aria-hidden="true">
      {shape === 'line' ? (
        <g className={styles.series} style={seriesStyle(place)}>
          <path d="M1 7H27" className={styles.line} strokeDasharray={dash} />
          <path d={marker} transform="translate(14 7)" className={styles.marker} />
        </g>
      ) : (
        <>
          <Pattern id={id} place={place} />
          <rect width={14} height={14} rx={3} style={{ fill: `url(#${id})` }} />
        </>
      )}
    </svg>
  );
}

/** The style that gives an element of class `series` the colour of the series at a place. */
export const seriesStyle = (place: number) => ({ '--hs-series': seriesLook(place).color }) as CSSProperties;

/** The fill of a series' areas: its colour, and from the second series on lines over it. */
export function Pattern({ id, place }: { id: string; place: number }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <g className={styles.series} style={seriesStyle(place)}>
        <rect width={8} height={8} className={styles.patternGround} />
        <path d={seriesLook(place).pattern} className={styles.patternLines} />
      </g>
    </pattern>
  );
}

/** An id for a pattern. React's own holds characters that `url(#…)` does not take. */
export function usePatternId(): string {
  return `hs${useId().replace(/[^\w-]/g, '')}`;
}
