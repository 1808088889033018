import { describe, expect, test } from 'vitest';
import { type DocumentFigures, type DocumentSettlement, documentFigures } from './documentFigures.ts';

const nothing: DocumentSettlement = {
  original: 0,
  later: 0,
  returned: 0,
  offBalance: 0,
  open: 0,
  credit: 0,
  creditUsed: 0,
  creditOnBill: 0,
  letGo: 0,
};

const cases: [string, Partial<DocumentSettlement>, Partial<DocumentFigures>][] = [
  ['paid at once', { original: 36_000 }, { total: 36_000, paid: 36_000, paidAtOnce: 36_000, outstanding: 0 }],
  [
    'paid in part, the rest open',
    { original: 36_000, later: 26_000, open: 26_000 },
    { paid: 10_000, paidAtOnce: 10_000, paidLater: 0, outstanding: 26_000 },
  ],
  [
    'paid later',
    { original: 36_000, later: 26_000, open: 0 },
    { paid: 36_000, paidAtOnce: 10_000, paidLater: 26_000, outstanding: 0 },
  ],
  [
    'written off in part',
    { original: 20_000, later: 15_000, letGo: 1_000 },
    { paid: 19_000, paidLater: 14_000, letGo: 1_000, outstanding: 0 },
  ],
  [
    'returned, and paid back',
    { original: 6_000, returned: 6_000 },
    { total: 0, paid: 0, paidAtOnce: 6_000, refunded: 6_000, outstanding: 0 },
  ],
  [
    'returned, and paid back all but a part that is owed now',
    { original: 6_000, returned: 6_000, offBalance: 1_000, credit: 1_000 },
    { total: 0, paid: 1_000, refunded: 5_000, outstanding: -1_000 },
  ],
  [
    'returned, and the part that was owed settled another document',
    { original: 6_000, returned: 6_000, offBalance: 1_000, credit: 1_000, creditUsed: 1_000 },
    { total: 0, paid: 0, paidLater: 0, refunded: 6_000, outstanding: 0 },
  ],
  [
    'returned in part, off its own bill',
    {
      ...{ original: 50_000, later: 50_000, returned: 20_000, offBalance: 20_000 },
      ...{ open: 30_000, credit: 20_000, creditUsed: 20_000, creditOnBill: 20_000 },
    },
    { total: 30_000, paid: 0, paidLater: 0, refunded: 0, outstanding: 30_000 },
  ],
  [
    'void: its bill is gone, and no credit was written',
    { original: 25_000, later: 15_000, returned: 25_000, offBalance: 15_000 },
    { total: 0, paid: 0, paidAtOnce: 10_000, paidLater: 0, refunded: 10_000, outstanding: 0 },
  ],
];

describe('a document', () => {
  test.each(cases)('%s', (_what, settlement, figures) =>
    expect(documentFigures({ ...nothing, ...settlement })).toMatchObject(figures),
  );

  test.each(cases)('%s: adds up in one line', (_what, settlement) => {
    const { total, paid, paidAtOnce, paidLater, refunded, letGo, outstanding } = documentFigures({
      ...nothing,
      ...settlement,
    });
    expect(paid + letGo + outstanding).toBe(total);
    expect(paidAtOnce + paidLater - refunded).toBe(paid);
  });
});
