/** The limits of a gauge, and its value between them. */
export interface GaugeScale {
  minValue: number;
  maxValue: number;
  /** The value within the limits. Null when unknown. */
  value: number | null;
}

/** Clamps a value to its limits. Limits that are not a range become 0 and 100; NaN becomes null. */
export function gaugeScale(value: number | null, minValue = 0, maxValue = 100): GaugeScale {
  if (!(Number.isFinite(minValue) && Number.isFinite(maxValue) && minValue < maxValue))
    return gaugeScale(value, 0, 100);
  if (value === null || Number.isNaN(value)) return { minValue, maxValue, value: null };
  return { minValue, maxValue, value: Math.min(Math.max(value, minValue), maxValue) };
}

/** Formats the position of a value between its limits as a percentage. Empty when unknown. */
export function percentText({ value, minValue, maxValue }: GaugeScale, languageTag: string): string {
  const { format } = new Intl.NumberFormat(languageTag, { style: 'percent' });
  return value === null ? '' : format((value - minValue) / (maxValue - minValue));
}
