import { expect, it } from 'vitest';
import { returnPath, signInPath } from './returnPath.ts';

const back = (address: string) => returnPath(new URL(address, 'https://shop.example').searchParams);

it.each(['/stockList?q=a&state=sold', '/todayBook#sales', '/', '/?open=slip'])('leads back to %s', (path) => {
  expect(back(signInPath(path))).toBe(path);
});

it.each([
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  'stockList',
])('leads home instead of to %s', (path) => {
  expect(back(`/login?${new URLSearchParams({ from: path })}`)).toBe('/');
});
