import { scaleLinear } from 'd3-scale';

/** Positions values on an axis, and the ticks beside it. */
export interface ValueScale {
  /** The distance of a value from the top, in pixels. */
  y: (value: number) => number;
  /** The values labelled on the axis. */
  ticks: readonly number[];
}

/** Pixels per tick. */
const tickSpace = 48;

/** Below these, floating point cannot hold ticks between two values. */
const smallest = 1e-90;
const finest = 1e-9;

/** A scale of round values, from bottom to top, that spans all values and optionally zero. */
export function valueScale(values: readonly number[], height: number, includesZero: boolean): ValueScale {
  const [least, most] = domainOf(values, includesZero);
  const count = Math.max(2, Math.floor(height / tickSpace));
  const scale = scaleLinear().domain([least, most]).nice(count).range([height, 0]);
  const ticks = scale.ticks(count);
  // With zeros alone a second tick would mean nothing: for money it would be a hundredth of a rupee.
  if (values.every((value) => value === 0)) return { y: scale, ticks: [0] };
  // Counted things have no halves.
  const whole = values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks;
  return { y: scale, ticks: whole.length > 1 ? whole : ticks };
}

function domainOf(values: readonly number[], includesZero: boolean): [number, number] {
  const spanned: readonly number[] = includesZero || values.length === 0 ? [0, ...values] : values;
  const least = spanned.reduce((one, other) => Math.min(one, other));
  const most = spanned.reduce((one, other) => Math.max(one, other));
  const size = Math.max(Math.abs(least), Math.abs(most));
  if (size < smallest) return [0, 1];
  return most - least > size * finest ? [least, most] : [least - size / 10, most + size / 10];
}
