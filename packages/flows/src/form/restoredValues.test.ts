import { expect, test } from 'vitest';
import { restoredValues } from './restoredValues.ts';

interface Draft {
  amount: number | null;
  note: string;
  rows: string[];
  bank?: string | undefined;
}
const empty: Draft = { amount: null, note: '', rows: [], bank: undefined };

test('a draft fills in the form', () => {
  const draft = { amount: 500, note: 'Rent', rows: ['one'], bank: 'HBL' };
  expect(restoredValues(empty, draft)).toEqual(draft);
  expect(restoredValues(empty, { note: 'Rent' })).toEqual({ ...empty, note: 'Rent' });
  expect(restoredValues(empty, undefined)).toEqual(empty);
});

test('a draft of another version leaves out what the form does not know', () => {
  const older = { amount: 500, note: 7, rows: { one: 1 }, bank: null, purpose: 'Rent' };
  expect(restoredValues(empty, older as unknown as Partial<Draft>)).toEqual({
    ...empty,
    amount: 500,
    bank: null,
  });
});
