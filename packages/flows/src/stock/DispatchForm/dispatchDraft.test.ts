import { fieldErrors, newDispatchSchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { type DispatchDraft, dispatchField, dispatchInput, dispatchProblems } from './dispatchDraft.ts';
import { a15, filledDraft, parties, today } from './dispatchForm.fixtures.ts';

describe('the errors of a dispatch', () => {
  const errorsOf = (change: Partial<DispatchDraft>) => {
    const draft = { ...filledDraft, ...change };
    const parsed = newDispatchSchema.safeParse(dispatchInput(draft, parties));
    const broken = parsed.success ? {} : fieldErrors(parsed.error);
    return {
      ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [dispatchField(path, draft), text])),
      ...dispatchProblems(draft, today, 'en'),
    };
  };

  it.each<[Partial<DispatchDraft>, Record<string, string>]>([
    [
      { date: '', units: [] },
      { date: 'This is required', units: 'Add at least one phone' },
    ],
    [{ entity: { ...filledDraft.entity, _id: null } }, { 'entity._id': 'This is required' }],
    [{ date: '2026-11-22' }, { date: 'The date cannot be in the future' }],
    [
      { expectedReturn: '2026-11-20' },
      { expectedReturn: 'The date cannot be before the date of the document' },
    ],
    [{ units: [{ unit: a15, price: 0 }] }, { 'units.0.price': 'The amount must be more than zero' }],
    [{ units: [{ unit: a15, price: 100_000_000_000 }] }, { 'units.0.price': 'The amount is too large' }],
  ])('%#', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('are none of a complete one', () => expect(errorsOf({})).toEqual({}));
});
