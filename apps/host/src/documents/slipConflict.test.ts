import { emptyPurchaseDraft, type PurchaseDraft } from '@handset/flows';
import { describe, expect, it } from 'vitest';
import { contestedFields, mergedSlip } from './slipConflict.ts';

const before: PurchaseDraft = { ...emptyPurchaseDraft('2026-11-20'), color: 'Black', modelName: 'A15' };
const meet = (mine: Partial<PurchaseDraft>, stored: Partial<PurchaseDraft>) => ({
  before,
  mine: { ...before, ...mine },
  stored: { ...before, ...stored },
});

describe('two people who edit one slip', () => {
  it('have nothing to decide where each changed something else, and both changes stay', () => {
    const meeting = meet({ color: 'Blue' }, { modelName: 'A16' });
    expect(contestedFields(meeting)).toEqual([]);
    expect(mergedSlip(meeting)).toMatchObject({ color: 'Blue', modelName: 'A16' });
  });

  it('have nothing to decide where both changed it to the same', () => {
    expect(contestedFields(meet({ color: 'Blue' }, { color: 'Blue' }))).toEqual([]);
  });

  it('choose what both changed; until then what was typed counts', () => {
    const meeting = meet({ color: 'Blue', demandPrice: 100 }, { color: 'Red', demandPrice: 200 });
    expect(contestedFields(meeting)).toEqual(['color', 'demandPrice']);
    expect(mergedSlip(meeting)).toMatchObject({ color: 'Blue', demandPrice: 100 });
    expect(mergedSlip(meeting, { demandPrice: 'stored' })).toMatchObject({ color: 'Blue', demandPrice: 200 });
  });

  it('tell what lies in the box by what it is, not by the object', () => {
    const box = { box: true, charger: false, handFree: false };
    expect(contestedFields(meet({ accessories: box }, { accessories: { ...box } }))).toEqual([]);
  });
});
