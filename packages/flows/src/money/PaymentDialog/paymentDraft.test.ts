import { partyPaymentSchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import type { PaymentBill } from '../bills/billChoice.ts';
import { emptyPayment, owedIn, paymentInput, paymentOf } from './paymentDraft.ts';

const bill: PaymentBill = {
  _id: '01934f00-0000-7000-8000-000000000501',
  number: 'INV-12',
  side: 'receivable',
  dueDate: '2026-11-01',
  outstanding: 800_00,
};
const empty = emptyPayment('2026-11-21', 'in');

describe('a payment', () => {
  it('is handed over as the books take it: its split, and no bills while the oldest go first', () =>
    expect(partyPaymentSchema.parse(paymentInput({ ...empty, amount: 500_00 }, [bill]))).toEqual({
      direction: 'in',
      amount: 500_00,
      date: '2026-11-21',
      pocketCash: 500_00,
      accountCash: 0,
    }));

  it('for one bill pays all that is open of it, and nothing else', () =>
    expect(paymentInput({ ...empty, ...paymentOf(bill) }, [bill])).toMatchObject({
      amount: 800_00,
      bills: [{ billId: bill._id, amount: 800_00 }],
    }));
});

it.each([
  ['in', 500, 500],
  ['in', -500, 0],
  ['out', -500, 500],
  ['out', 500, 0],
  ['out', undefined, 0],
] as const)('%s of a balance of %j owes %i', (direction, balance, owed) =>
  expect(owedIn(direction, balance)).toBe(owed),
);
