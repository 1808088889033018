import { describe, expect, it } from 'vitest';
import { changedFields, conflictingFields, mergeEdits } from './editConflict.ts';

interface Slip {
  color: string;
  modelName: string;
  demandPrice: number | null;
  accessories: Record<string, boolean>;
}

const box = { box: true, charger: false };
const before: Slip = { color: 'Black', modelName: 'A15', demandPrice: null, accessories: {} };
const fields = ['color', 'modelName', 'demandPrice', 'accessories'] as const;
const conflictOf = (mine: Partial<Slip>, stored: Partial<Slip>) => ({
  before,
  mine: { ...before, ...mine },
  stored: { ...before, ...stored },
});

describe('two people who edit one record', () => {
  it('have nothing to decide where each changed something else, and both changes stay', () => {
    const conflict = conflictOf({ color: 'Blue' }, { modelName: 'A16' });
    expect(conflictingFields(conflict, fields)).toEqual([]);
    expect(mergeEdits(conflict, fields)).toMatchObject({ color: 'Blue', modelName: 'A16' });
  });

  it('have nothing to decide where both changed it to the same', () => {
    expect(conflictingFields(conflictOf({ color: 'Blue' }, { color: 'Blue' }), fields)).toEqual([]);
  });

  it('choose what both changed; until then what was typed counts', () => {
    const conflict = conflictOf({ color: 'Blue', demandPrice: 100 }, { color: 'Red', demandPrice: 200 });
    expect(conflictingFields(conflict, fields)).toEqual(['color', 'demandPrice']);
    expect(mergeEdits(conflict, fields)).toMatchObject({ color: 'Blue', demandPrice: 100 });
    expect(mergeEdits(conflict, fields, { demandPrice: 'stored' })).toMatchObject({
      color: 'Blue',
      demandPrice: 200,
    });
  });

  it('tell what a field holds by what it is, not by the object', () => {
    expect(conflictingFields(conflictOf({ accessories: box }, { accessories: { ...box } }), fields)).toEqual(
      [],
    );
  });

  it('send only the fields that they changed', () => {
    expect(changedFields({ ...before, color: 'Blue' }, before)).toEqual({ color: 'Blue' });
  });
});
