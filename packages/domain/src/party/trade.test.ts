import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentLegs, purchaseLines, reverseLines, saleLines } from '../books/books.ts';
import { tradeOf } from './trade.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

describe('what was traded with a party', () => {
  it('is what a purchase cost', () =>
    fc.assert(
      fc.property(amount, amount, (now, later) => {
        const lines = purchaseLines({
          cost: now + later,
          payment: paymentLegs({ pocketCash: now }),
          party: 'ali',
          later,
        });
        expect(tradeOf(lines)).toEqual({ bought: now + later, sold: 0 });
      }),
    ));

  it('is what a sale came to, and the phone that it took in; cost does not count, and a reversal undoes it', () =>
    fc.assert(
      fc.property(amount, amount, amount, amount, (now, exchange, later, cost) => {
        const accessories = Math.floor((now + exchange + later) / 3);
        const lines = saleLines({
          phones: now + exchange + later - accessories,
          accessories,
          phonesCost: cost,
          accessoriesCost: cost,
          payment: paymentLegs({ pocketCash: now }),
          moneyOut: false,
          exchange,
          party: 'ali',
          later,
        });
        expect(tradeOf(lines)).toEqual({ bought: exchange, sold: now + exchange + later });
        expect(tradeOf([...lines, ...reverseLines(lines)])).toEqual({ bought: 0, sold: 0 });
      }),
    ));

  it('counts a dearer phone taken in whole, though the shop paid the difference', () => {
    const lines = saleLines({
      phones: 30,
      accessories: 0,
      phonesCost: 20,
      accessoriesCost: 0,
      payment: paymentLegs({ pocketCash: 15 }),
      moneyOut: true,
      exchange: 45,
      party: 'ali',
      later: 0,
    });
    expect(tradeOf(lines)).toEqual({ bought: 45, sold: 30 });
  });
});
