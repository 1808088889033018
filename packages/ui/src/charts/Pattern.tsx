import { type CSSProperties, useId } from 'react';
import * as styles from './chart.css.ts';
import { seriesLook } from './seriesLook.ts';

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
