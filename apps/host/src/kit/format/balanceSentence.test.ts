import { expect, it } from 'vitest';
import { hostMessages } from '../words/hostMessages.ts';
import { balanceSentence } from './balanceSentence.ts';

const { en, ur } = hostMessages;

it.each([
  [109_900_00, 'owes us Rs\u00a0109,900', 'ہمیں Rs\u00a0109,900 دینے ہیں'],
  [-500_00, 'we owe Rs\u00a0500', 'ہم نے Rs\u00a0500 دینے ہیں'],
  [0, 'Settled', 'حساب برابر'],
])('says of a balance of %i who owes whom', (balance, english, urdu) => {
  expect(balanceSentence(balance, en.parties)).toBe(english);
  expect(balanceSentence(balance, ur.parties)).toBe(urdu);
});
