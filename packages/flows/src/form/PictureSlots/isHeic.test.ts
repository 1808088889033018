import { expect, it } from 'vitest';
import { isHeic } from './isHeic.ts';

it.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heif', 'image/heif-sequence'],
  ['IMG_0001.HEIC', ''],
])('%s of the kind %j is as iPhones store pictures', (name, type) => {
  expect(isHeic({ name, type })).toBe(true);
});

it.each([
  ['heic.jpg', 'image/jpeg'],
  ['scan.pdf', 'application/pdf'],
])('%s of the kind %j is not', (name, type) => {
  expect(isHeic({ name, type })).toBe(false);
});
