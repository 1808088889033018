/** The change of a figure. */
export interface StatTrend {
  /** The change as a share: 0.12 is 12 % more, -0.5 half as much. */
  change: number;
  /** The comparison, such as 'than last week'. */
  comparison?: string | undefined;
  /** The direction that is good news. Without it the change has no tone. */
  better?: 'up' | 'down' | undefined;
}

interface TrendReading {
  direction: 'up' | 'down' | 'flat';
  tone: 'neutral' | 'positive' | 'critical';
  /** The size of the change without its sign. */
  size: number;
}

/** Less than this is shown as no change: it would round to 0 %. */
const smallest = 0.0005;

/** The direction of a change and whether it is good news. */
export function trendOf({ change, better }: StatTrend): TrendReading {
  if (Math.abs(change) < smallest) return { direction: 'flat', tone: 'neutral', size: 0 };
  const direction = change > 0 ? 'up' : 'down';
  const tone = better === undefined ? 'neutral' : better === direction ? 'positive' : 'critical';
  return { direction, tone, size: Math.abs(change) };
}
