import { expect, it } from 'vitest';
import { foundActions, paymentIn } from './actions.ts';
import { findWords } from './findWords.ts';

it.each([
  ['sell', 'sale'],
  ['close day', 'closeDay'],
  ['بیچیں', 'sale'],
  ['bulk', 'bulk'],
  ['dispatch', 'dispatch'],
  ['expense', 'expense'],
  ['count cash', 'count'],
])('finds what to do by %j', (text, id) => {
  expect(foundActions(findWords.en, text).map(({ key }) => key)).toContain(id);
});

it.each([
  ['pay rehman', { direction: 'out', name: 'rehman' }],
  ['Receive Ali Traders', { direction: 'in', name: 'Ali Traders' }],
  ['payables', undefined],
  ['pay ', undefined],
])('reads %j as a payment or not', (text, payment) => {
  expect(paymentIn(text)).toEqual(payment);
});
