import * as domain from '@handset/domain';
import { MAX_AMOUNT } from '@handset/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as shapes from './answerShapes.ts';
import { fromWire, type MoneyShape, toWire } from './money.ts';
import { type Schema, shapeOf } from './shapeOf.ts';

it('knows where the money is in every answer of the contract (else: `npm run shapes`)', () => {
  const answers = Object.entries(domain).filter(([name]) => name.endsWith('Answer'));
  const expected = answers.flatMap(([name, schema]) => {
    const shape = shapeOf(schema as unknown as Schema);
    return shape ? [[name.replace(/Answer$/, 'Shape'), shape]] : [];
  });
  expect(expected.length).toBeGreaterThan(50);
  expect({ ...shapes }).toEqual(Object.fromEntries(expected));
});

it('finds amounts in lists, in what may be absent and in what may be nothing', () => {
  const { walletAnswer, phonesAnswer, userAnswer } = domain;
  expect(shapeOf(phonesAnswer as unknown as Schema)).toMatchObject({
    data: [{ purchasePrice: 'money', demandPrice: 'money' }],
    totals: { finalPrice: 'money' },
  });
  expect(shapeOf(walletAnswer as unknown as Schema)).toMatchObject({
    data: { banks: [{ balance: 'money' }] },
  });
  expect(shapeOf(userAnswer as unknown as Schema)).toBeUndefined();
});

it('brings back every amount that it sent', () => {
  interface Document {
    price: number;
    rows: { amount: number | null }[];
  }
  const shape: MoneyShape<Document> = { price: 'money', rows: [{ amount: 'money' }] };
  const amount = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });
  fc.assert(
    fc.property(
      fc.record({ price: amount, rows: fc.array(fc.record({ amount: fc.option(amount) })) }),
      (document) => {
        const travelled: unknown = JSON.parse(JSON.stringify(toWire(document, shape)));
        expect(fromWire<Document>(travelled, shape)).toEqual(document);
      },
    ),
  );
});

it('leaves the document that it sends as it was', () => {
  const document = { price: 100 };
  toWire(document, { price: 'money' });
  expect(document).toEqual({ price: 100 });
});
