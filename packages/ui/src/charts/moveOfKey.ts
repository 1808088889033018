/** The category of a chart that is read, and one of its series or all of them. */
export interface ChartPlace {
  category: number;
  /** Null for all series at once. */
  series: number | null;
}

interface Chart {
  categories: number;
  series: number;
  isRightToLeft: boolean;
}

/** The place that a key moves to; null for a key that the chart does not handle. */
export function moveOfKey(key: string, place: ChartPlace, chart: Chart): ChartPlace | null {
  const onwards = chart.isRightToLeft ? -1 : 1;
  const page = Math.max(1, Math.round(chart.categories / 10));
  const to = (category: number): ChartPlace => ({
    ...place,
    category: Math.min(chart.categories - 1, Math.max(0, category)),
  });
  switch (key) {
    case 'ArrowRight':
      return to(place.category + onwards);
    case 'ArrowLeft':
      return to(place.category - onwards);
    case 'PageUp':
      return to(place.category + page);
    case 'PageDown':
      return to(place.category - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(chart.categories - 1);
    case 'ArrowDown':
      return { ...place, series: nextSeries(place.series, 1, chart.series) };
    case 'ArrowUp':
      return { ...place, series: nextSeries(place.series, -1, chart.series) };
    default:
      return null;
  }
}

/** Cycles through all series together and each of them alone. */
function nextSeries(series: number | null, step: 1 | -1, count: number): number | null {
  if (count < 2) return null;
  const next = ((series ?? -1) + 1 + step + (count + 1)) % (count + 1);
  return next === 0 ? null : next - 1;
}
