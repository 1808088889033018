import * as styles from './chart.css.ts';
import { Pattern, seriesStyle, usePatternId } from './Pattern.tsx';
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
          <defs>
            <Pattern id={id} place={place} />
          </defs>
          <rect width={14} height={14} rx={3} style={{ fill: `url(#${id})` }} />
        </>
      )}
    </svg>
  );
}
