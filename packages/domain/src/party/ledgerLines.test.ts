import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type JournalLine,
  partyPaymentLines,
  paymentLegs,
  purchaseLines,
  reverseLines,
  saleLines,
} from '../books/books.ts';
import { ledgerLines, paidAtOnce, shownApart } from './ledgerLines.ts';

const soldWith = (amounts: { pocketCash: number; exchange?: number; later: number }): JournalLine[] => {
  const { pocketCash, exchange = 0, later } = amounts;
  return saleLines({
    phones: pocketCash + exchange + later,
    accessories: 0,
    phonesCost: 300,
    accessoriesCost: 0,
    payment: paymentLegs({ pocketCash }),
    moneyOut: false,
    exchange,
    party: 'ali',
    later,
  });
};
const payment = partyPaymentLines({
  direction: 'in',
  party: 'ali',
  amount: 50,
  payment: paymentLegs({ pocketCash: 50 }),
});

describe('what was paid at once for a document', () => {
  it.each<[string, JournalLine[], number]>([
    ['the money of a sale', soldWith({ pocketCash: 100, later: 414 }), 100],
    ['nothing of a sale that is left to pay', soldWith({ pocketCash: 0, later: 514 }), 0],
    ['the phone taken in too', soldWith({ pocketCash: 100, exchange: 200, later: 214 }), 300],
    ['taken back with a sale', reverseLines(soldWith({ pocketCash: 100, later: 414 })), -100],
    [
      'paid by the shop for a purchase',
      purchaseLines({ cost: 450, payment: paymentLegs({ pocketCash: 150 }), party: 'ali', later: 300 }),
      -150,
    ],
    ['nothing of a payment, which is no document', payment, 0],
  ])('is %s', (_, lines, paid) => expect(paidAtOnce(lines, 'ali')).toBe(paid));
});

describe('the lines of a ledger', () => {
  const row = { event: 'sale', voucher: 'INV-35', description: 'Invoice', sentence: null };
  const shown = (order: 'asc' | 'desc') =>
    ledgerLines([{ ...row, debit: 414, credit: 0, balance: 614, paidAtOnce: 100 }], order).map(
      ({ debit, credit, balance, description }) => [description, debit, credit, balance],
    );

  it('show a document and what was paid at once apart, in the order of the ledger', () => {
    const [invoice, paid] = [
      ['Invoice', 514, 0, 714],
      ['Paid at once on INV-35', 0, 100, 614],
    ];
    expect(shown('asc')).toEqual([invoice, paid]);
    expect(shown('desc')).toEqual([paid, invoice]);
  });

  it('leave other movements as they are', () => {
    const movement = { ...row, debit: 0, credit: 50, balance: 614, paidAtOnce: 0 };
    expect(ledgerLines([movement])).toEqual([{ ...movement, isPaidAtOnce: false }]);
  });

  it('move the balance by what the movement does, and add the same to both sides', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        (moved, paid) => {
          const sides = { debit: Math.max(0, moved), credit: Math.max(0, -moved) };
          const lines = ledgerLines([{ ...row, ...sides, balance: 5000, paidAtOnce: paid }]);
          const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0);
          const more = shownApart({ moved, paid });
          expect([sum('debit'), sum('credit')]).toEqual([sides.debit + more, sides.credit + more]);
          let balance = 5000 - moved;
          for (const line of lines) {
            balance += line.debit - line.credit;
            expect(line.balance).toBe(balance);
          }
        },
      ),
    ));
});
