import { expect, test } from 'vitest';
import { CLAIM_STATES, isClaimOpen } from './claimState.ts';
import { warrantyClaimChangeSchema } from './warrantyClaim.ts';

test('a claim is open until it was seen to', () => {
  expect(CLAIM_STATES.filter(isClaimOpen)).toEqual(['received', 'sent']);
});

test('a claim ends with what was done; on its way it needs no words', () => {
  const passes = (change: object) => warrantyClaimChangeSchema.safeParse({ version: 1, ...change }).success;
  expect(passes({ state: 'sent' })).toBe(true);
  expect(passes({ state: 'repaired', done: ' ' })).toBe(false);
  expect(passes({ state: 'refused', done: 'Water inside' })).toBe(true);
  expect(passes({ state: 'lost', done: 'x' })).toBe(false);
});
