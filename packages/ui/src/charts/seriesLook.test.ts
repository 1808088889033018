import { expect, it } from 'vitest';
import { seriesLook } from './seriesLook.ts';

it('tells eight series apart without their colours: by marker and dashes, and by pattern', () => {
  const looks = Array.from({ length: 8 }, (_, place) => seriesLook(place));
  expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(8);
  expect(new Set(looks.slice(0, 5).map(({ marker }) => marker)).size).toBe(5);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(8);
});
