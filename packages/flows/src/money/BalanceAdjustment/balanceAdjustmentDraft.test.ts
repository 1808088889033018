import { partyEntrySchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { adjustmentInput, balanceChange, emptyAdjustment } from './balanceAdjustmentDraft.ts';

const empty = { ...emptyAdjustment('2026-11-21'), amount: 500_00 };
const bill = {
  _id: '01934f00-0000-7000-8000-000000000501',
  number: 'INV-12',
  side: 'receivable' as const,
  dueDate: '2026-11-01',
  outstanding: 800_00,
};
const chosen = { order: 'chosen' as const, amounts: { [bill._id]: 500_00 } };

describe('an adjustment of a balance', () => {
  it('that opens the books says when it is due, and settles nothing', () =>
    expect(
      partyEntrySchema.parse(
        adjustmentInput({ ...empty, dueDate: '2026-12-01', bills: chosen }, [bill], 800_00),
      ),
    ).toEqual({
      kind: 'opening',
      direction: 'in',
      amount: 500_00,
      date: '2026-11-21',
      dueDate: '2026-12-01',
    }));

  it('that writes a debt off says why, which bills, and by which balance', () =>
    expect(
      partyEntrySchema.parse(
        adjustmentInput(
          { ...empty, kind: 'write-off', note: 'He left', bills: chosen, dueDate: '2026-12-01' },
          [bill],
          800_00,
        ),
      ),
    ).toEqual({
      kind: 'write-off',
      direction: 'in',
      amount: 500_00,
      date: '2026-11-21',
      note: 'He left',
      expected: 800_00,
      bills: [{ billId: bill._id, amount: 500_00 }],
    }));
});

it.each([
  ['opening', 'in', 500],
  ['opening', 'out', -500],
  ['write-off', 'in', -500],
  ['write-off', 'out', 500],
] as const)('%s, %s, changes the balance by %i', (kind, direction, change) =>
  expect(balanceChange({ kind, direction, amount: 500 })).toBe(change),
);
