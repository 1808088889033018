/** The ends of a gauge, and where its value stands between them. */
export interface GaugeScale {
  minValue: number;
  maxValue: number;
  /** The value within the ends; null where there is none. */
  value: number | null;
  /** What the developer is to be told, if anything. */
  warning: string | null;
}

/** The scale as it can be drawn: ends that are none give way to 0 and 100, a value that is none to null, one beyond an end to that end. */
export function gaugeScale(
  name: string,
  value: number | null,
  minValue: number,
  maxValue: number,
): GaugeScale {
  if (!(Number.isFinite(minValue) && Number.isFinite(maxValue) && minValue < maxValue)) {
    const warning = `${name}: \`minValue\` is ${minValue} and \`maxValue\` is ${maxValue}, so 0 and 100 are used. Give a minimum below the maximum.`;
    return { ...gaugeScale(name, value, 0, 100), warning };
  }
  const ends = { minValue, maxValue };
  if (value === null) return { ...ends, value, warning: null };
  if (Number.isNaN(value)) {
    const warning = `${name}: \`value\` is NaN, so none is shown. Give a number, or null where it is not known.`;
    return { ...ends, value: null, warning };
  }
  return { ...ends, value: Math.min(Math.max(value, minValue), maxValue), warning: null };
}
