import { expect, it } from 'vitest';
import { patternWarning } from './patternWarning.ts';

it.each([
  ['', '', 'Write a 0 for each digit'],
  ['---', '', 'Write a 0 for each digit'],
  ['+92 000', '', 'put the rest into the label'],
  ['000-0', '12345', 'Hand over the digits alone'],
  ['000-0', '123-4', 'Hand over the digits alone'],
])('says of the pattern %j with %j what to do', (pattern, value, remedy) => {
  expect(patternWarning(pattern, value)).toContain(remedy);
});

it.each(['', '1', '1234'])('is content with %j', (value) => {
  expect(patternWarning('000-0', value)).toBeNull();
});
