import type { PurchaseDetail } from '@handset/domain';
import { emptyPurchaseDraft } from '@handset/flows';
import { expect, test } from 'vitest';
import { withCnicOf, withoutCnicOf } from './slipDraft.ts';

const stored = { person: { _id: 'ali' }, cnic: '3520212345671' } as PurchaseDetail;
const empty = emptyPurchaseDraft('2026-11-21');
const left = { ...empty, entity: { ...empty.entity, _id: 'ali' } };

test('a draft is compared with the CNIC that it leaves to the slip, and goes back into its form without it', () => {
  const compared = withCnicOf(left, stored);
  expect(compared.cnic).toBe('3520212345671');
  expect(withoutCnicOf(compared, stored)).toEqual(left);
});

test('a CNIC that was typed, or that is left to another party, is not that of the slip', () => {
  const typed = { ...left, cnic: '4210176543219' };
  expect(withCnicOf(typed, stored)).toBe(typed);
  expect(withoutCnicOf(typed, stored)).toBe(typed);
  const moved = { ...left, entity: { ...left.entity, _id: 'sana' } };
  expect(withCnicOf(moved, stored)).toBe(moved);
});
