import { expect, test } from 'vitest';
import * as z from 'zod';
import { asWire, nestsTooDeep } from './encoding.ts';

const list = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('tells JSON that nests too deep from JSON that is long or merely holds brackets', () => {
  expect(nestsTooDeep(list(32))).toBe(false);
  expect(nestsTooDeep(list(33))).toBe(true);
  expect(nestsTooDeep(`{"a":${'{"b":'.repeat(40)}`)).toBe(true);
  expect(nestsTooDeep(`[${'[],{},'.repeat(100)}1]`)).toBe(false);
  expect(nestsTooDeep(JSON.stringify({ a: `\\"${list(40)}` }))).toBe(false);
  expect(nestsTooDeep(`["a\\\\",${list(40)}]`)).toBe(true);
});

test('nested JSON in a text is parsed to that depth alone', () => {
  const field = asWire.json(z.unknown());
  expect(field.parse('[[1]]')).toEqual([[1]]);
  expect(field.parse(list(33))).toBe(list(33));
});
