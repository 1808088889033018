import { describe, expect, it } from 'vitest';
import {
  belowCost,
  belowLowest,
  closedDay,
  finalAboveDemand,
  incentivesAboveBuying,
  numberKnown,
  partPayment,
  secondImeiMissing,
} from './tradeWarnings.ts';

describe('a warning', () => {
  it('names each phone that is sold below its cost, and none whose cost is hidden', () => {
    const phone = { imei: '356938035643809', price: 400, cost: 500 };
    expect(belowCost([phone, { ...phone, price: 500 }, { ...phone, cost: null }])).toEqual([
      { code: 'below-cost', ...phone },
    ]);
  });

  it('names each phone that is sold below its lowest price, unless it is below its cost too', () => {
    const phone = { imei: '356938035643809', price: 550, lowest: 600 };
    const warning = { code: 'below-lowest', ...phone };
    expect(belowLowest([{ ...phone, cost: 500 }])).toEqual([warning]);
    expect(belowLowest([{ ...phone, cost: null }])).toEqual([warning]);
    expect(belowLowest([{ ...phone, cost: 551 }])).toEqual([]);
    expect(belowLowest([{ ...phone, price: 600, cost: null }])).toEqual([]);
    expect(belowLowest([{ ...phone, lowest: null, cost: null }])).toEqual([]);
  });

  it('is given of an entry on the last closed day or before', () => {
    const warning = { code: 'closed-day', closedUpTo: '2026-11-21' };
    expect(closedDay('2026-11-21', '2026-11-21')).toEqual([warning]);
    expect(closedDay('2026-11-20', '2026-11-21')).toEqual([warning]);
    expect(closedDay('2026-11-22', '2026-11-21')).toEqual([]);
    expect(closedDay('2026-11-21', null)).toEqual([]);
  });

  it('is given of a final price above the demand price, where both are known', () => {
    const prices = { finalPrice: 501, demandPrice: 500 };
    expect(finalAboveDemand(prices)).toEqual([{ code: 'final-above-demand', ...prices }]);
    expect(finalAboveDemand({ ...prices, finalPrice: 500 })).toEqual([]);
    expect(finalAboveDemand({ ...prices, demandPrice: null })).toEqual([]);
  });

  it('is given of incentives above the buying price', () => {
    const prices = { buyingPrice: 1_000, lifting: 500, promo: 300, activation: 200 };
    expect(incentivesAboveBuying(prices)).toEqual([]);
    expect(incentivesAboveBuying({ ...prices, promo: 301 })).toEqual([
      { code: 'incentives-above-buying', incentives: 1_001, buyingPrice: 1_000 },
    ]);
  });

  it('is given of a second party with a number, however it is written', () => {
    const parties = [{ name: 'Ali', number: '+923001234567' }];
    expect(numberKnown(parties, { name: 'Bilal', number: '0300 1234567' })).toEqual([
      { code: 'number-known', number: '0300 1234567', names: ['Ali'] },
    ]);
    expect(numberKnown(parties, { name: 'ali', number: '0300 1234567' })).toEqual([]);
    expect(numberKnown(parties, { name: 'Bilal', number: '0300 7654321' })).toEqual([]);
  });

  it('counts the phones of a Dual SIM lot without a second IMEI', () => {
    const imeiNumbers = [{ imei2: '356938035643809' }, { imei2: '' }, {}];
    expect(secondImeiMissing([{ simOption: 'Dual SIM', imeiNumbers }])).toEqual([
      { code: 'second-imei-missing', count: 2 },
    ]);
    expect(secondImeiMissing([{ simOption: 'Single SIM', imeiNumbers }])).toEqual([]);
  });

  it('is given of a part payment', () => {
    expect(partPayment(4_000, 10_000)).toEqual([{ code: 'part-payment', amount: 4_000, due: 10_000 }]);
    expect(partPayment(10_000, 10_000)).toEqual([]);
    expect(partPayment(10_000, undefined)).toEqual([]);
  });
});
