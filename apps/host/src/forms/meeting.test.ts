import { describe, expect, it } from 'vitest';
import { contestedFields, mergedValues } from './meeting.ts';

interface Slip {
  color: string;
  modelName: string;
  demandPrice: number | null;
  accessories: Record<string, boolean>;
}

const box = { box: true, charger: false };
const before: Slip = { color: 'Black', modelName: 'A15', demandPrice: null, accessories: {} };
const fields = ['color', 'modelName', 'demandPrice', 'accessories'] as const;
const meet = (mine: Partial<Slip>, stored: Partial<Slip>) => ({
  before,
  mine: { ...before, ...mine },
  stored: { ...before, ...stored },
});

describe('two people who edit one record', () => {
  it('have nothing to decide where each changed something else, and both changes stay', () => {
    const meeting = meet({ color: 'Blue' }, { modelName: 'A16' });
    expect(contestedFields(meeting, fields)).toEqual([]);
    expect(mergedValues(meeting, fields)).toMatchObject({ color: 'Blue', modelName: 'A16' });
  });

  it('have nothing to decide where both changed it to the same', () => {
    expect(contestedFields(meet({ color: 'Blue' }, { color: 'Blue' }), fields)).toEqual([]);
  });

  it('choose what both changed; until then what was typed counts', () => {
    const meeting = meet({ color: 'Blue', demandPrice: 100 }, { color: 'Red', demandPrice: 200 });
    expect(contestedFields(meeting, fields)).toEqual(['color', 'demandPrice']);
    expect(mergedValues(meeting, fields)).toMatchObject({ color: 'Blue', demandPrice: 100 });
    expect(mergedValues(meeting, fields, { demandPrice: 'stored' })).toMatchObject({
      color: 'Blue',
      demandPrice: 200,
    });
  });

  it('tell what a field holds by what it is, not by the object', () => {
    expect(contestedFields(meet({ accessories: box }, { accessories: { ...box } }), fields)).toEqual([]);
  });
});
