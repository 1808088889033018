import type { BarSpan } from './barSpans.ts';

interface BarPathOptions {
  /** The start of each bar along the category axis. */
  starts: readonly number[];
  /** The width of a bar. */
  width: number;
  /** The distance of a value from the top. */
  y: (value: number) => number;
}

/** Minimum height of a bar, so that a tiny value stays visible. */
const leastHeight = 1;

/** The bars of one series as the `d` of one SVG path. */
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
