import { expect, it } from 'vitest';
import { parseIntegerText } from './readInteger.ts';

it.each([
  ['12', 12],
  ['1,200', 1200],
  ['۱۲', 12],
  ['-3', -3],
  ['007', 7],
  [' 5 ', 5],
  ['--2', undefined],
  ['', null],
  ['1.5', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
  ['9007199254740993', undefined],
])('reads %j as %j', (text, value) => {
  expect(parseIntegerText(text)).toBe(value);
});
