import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { phonesAnswer } from '../contract/answers.ts';
import { purchaseContract } from '../contract/calls/purchases.ts';
import { walletAnswer } from '../contract/wallet.ts';
import { MAX_AMOUNT } from '../money/money.ts';
import { money } from '../money/moneySchema.ts';
import { decodeCodecs, encodeCodecs } from './codecs.ts';

const schema = z.object({
  price: money,
  rows: z.array(z.object({ amount: money.nullable(), note: z.string() })),
});

const amount = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });
const documents = fc.record({
  price: amount,
  rows: fc.array(fc.record({ amount: fc.option(amount), note: fc.string() })),
});

it('brings back every amount that it sent, as the server reads and writes it', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const json: unknown = JSON.parse(JSON.stringify(encodeCodecs(schema, document)));
      expect(json).toEqual(z.encode(schema, document));
      expect(decodeCodecs(schema, json)).toEqual(document);
    }),
  );
});

it('leaves the document that it sends as it was', () => {
  const document = { price: 100, rows: [] };
  encodeCodecs(schema, document);
  expect(document).toEqual({ price: 100, rows: [] });
});

it('keeps what a newer server says besides', () => {
  expect(decodeCodecs(schema, { price: 1, rows: [], colour: 'blue' })).toEqual({
    price: 100,
    rows: [],
    colour: 'blue',
  });
});

it('finds the amounts of requests: in rules, in choices and in what is JSON within a form', () => {
  const { edit, createBulk, create } = purchaseContract;
  expect(encodeCodecs(edit.body, { price: { demandPrice: 4_500_000 } })).toEqual({
    price: { demandPrice: 45_000 },
  });
  expect(encodeCodecs(edit.body, { purchasePrice: 150 })).toEqual({ purchasePrice: 1.5 });
  expect(encodeCodecs(create.body, { creditPaymentData: { payableAmountNow: 150 } })).toEqual({
    creditPaymentData: { payableAmountNow: 1.5 },
  });
  expect(
    encodeCodecs(createBulk.body, {
      prices: { lp: undefined, lifting: 150 },
      ramSimDetails: [{ priceOfOne: 1 }],
    }),
  ).toEqual({ prices: { lp: undefined, lifting: 1.5 }, ramSimDetails: [{ priceOfOne: 0.01 }] });
});

it.each([
  [schema, {}],
  [schema, { price: '1', rows: [] }],
  [schema, { price: 1, rows: {} }],
  [schema, { price: 1, rows: [7] }],
  [walletAnswer, []],
  [phonesAnswer, 'proxy'],
])('refuses what is no such answer', (of, json) => {
  expect(() => decodeCodecs(of, json)).toThrow(TypeError);
});
