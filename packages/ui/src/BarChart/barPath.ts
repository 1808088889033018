import type { BarSpan } from './barSpans.ts';

interface BarPathOptions {
  /** Where each bar begins, along the axis of the categories. */
  starts: readonly number[];
  /** How broad each bar is. */
  width: number;
  /** The distance of a value from the top. */
  y: (value: number) => number;
}

/** What is more than nothing is seen, however small it is. */
const leastHeight = 1;

/** All bars of one series as one outline, for the `d` of an SVG path. */
export function barPath(spans: readonly BarSpan[], { starts, width, y }: BarPathOptions): string {
  return spans
    .map((span, place) => {
      if (!span || span[0] === span[1]) return '';
      const [one, other] = [y(span[0]), y(span[1])];
      const height = Math.max(leastHeight, Math.abs(other - one));
      const top = other <= one ? one - height : one;
      return `M${round(starts[place] ?? 0)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
