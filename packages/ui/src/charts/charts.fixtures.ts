import type { ChartSeries } from './ChartProps.ts';

/** Days one after the other, from 1 November 2026. */
export function daysFrom(count: number): readonly string[] {
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
  );
}

/** A course of values that looks like trade and is the same each time. */
export function course(count: number, middle: number, seed: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => {
    const wave = Math.sin((place + seed) / 2.7) + Math.sin((place * seed) / 5.3) / 2;
    return Math.round(middle * (1 + wave / 3));
  });
}

export const channels: readonly ChartSeries[] = [
  { id: 'counter', label: 'Counter', values: [42, 55, 38, 61, 70] },
  { id: 'online', label: 'Online', values: [18, 25, 31, 28, 44] },
  { id: 'orders', label: 'By order', values: [9, 7, 12, 15, 11] },
];

export const months: readonly string[] = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];

/** As many series as can be told apart. */
export const eightSeries: readonly ChartSeries[] = Array.from({ length: 8 }, (_, place) => ({
  id: `branch-${place}`,
  label: `Branch ${place + 1}`,
  values: course(12, 40 + place * 14, place + 2),
}));
