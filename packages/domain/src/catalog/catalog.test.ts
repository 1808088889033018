import { describe, expect, it } from 'vitest';
import { searchKey } from '../text/searchKey.ts';
import { isUnofficialApproval, ramMemoryOptions, warrantyEnd } from './catalog.ts';

describe('warrantyEnd', () => {
  it.each([
    ['2026-11-21', '12 Months', '2027-11-21'],
    ['2026-01-31', '1 Month', '2026-02-28'],
    ['2028-01-31', '1 Month', '2028-02-29'],
    ['2026-08-31', '6 Months', '2027-02-28'],
    ['2026-12-15', '1 Month', '2027-01-15'],
    ['2026-11-21', 'No Warranty', undefined],
  ] as const)('of %s and %s is %s', (from, warranty, end) => expect(warrantyEnd(from, warranty)).toBe(end));
});

it.each([
  ['Apple', '128 GB'],
  ['iPhone', '128 GB'],
  ['Samsung', '4/128'],
])('offers for a phone of %s the memory that the market names', (company, first) =>
  expect(ramMemoryOptions(company).find((memory) => memory.includes('128'))).toBe(first),
);

it('tells altered registrations from the others', () =>
  expect(['PTA', 'CPID', 'Patch Approval', undefined].map((it) => isUnofficialApproval(it as never))).toEqual(
    [false, true, true, false],
  ));

it('counts two spellings of a name as one', () =>
  expect(searchKey('  Galaxy   A15 ')).toBe(searchKey('galaxy a15')));
