/** The limits of a gauge, and its value between them. */
export interface GaugeScale {
  minValue: number;
  maxValue: number;
  /** The value within the limits. Null when unknown. */
  value: number | null;
  /** The place of the value between the limits, from 0 to 1. Null when unknown. */
  share: number | null;
}

/** Clamps a value to its limits. Limits that are not a range become 0 and 100; NaN becomes null. */
export function gaugeScale(given: number | null, minValue = 0, maxValue = 100): GaugeScale {
  if (!(Number.isFinite(minValue) && Number.isFinite(maxValue) && minValue < maxValue))
    return gaugeScale(given);
  if (given === null || Number.isNaN(given)) return { minValue, maxValue, value: null, share: null };
  const value = Math.min(Math.max(given, minValue), maxValue);
  return { minValue, maxValue, value, share: (value - minValue) / (maxValue - minValue) };
}

/** A share as a percentage. Empty when unknown. */
export function percentText(share: number | null, languageTag: string): string {
  return share === null ? '' : new Intl.NumberFormat(languageTag, { style: 'percent' }).format(share);
}
