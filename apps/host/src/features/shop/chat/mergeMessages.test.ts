import type { ChatMessageAnswer } from '@handset/domain';
import { expect, it } from 'vitest';
import { mergeMessages } from './mergeMessages.ts';

const said = (...numbers: number[]) => numbers.map((number) => ({ number }) as ChatMessageAnswer);
const numbers = (messages: readonly ChatMessageAnswer[]) => messages.map(({ number }) => number);

it.each([
  ['the first part', [], [4, 5], [4, 5]],
  ['what came since, which overlaps', [4, 5], [5, 6], [4, 5, 6]],
  ['what came since, which only adjoins', [4, 5], [6], [4, 5, 6]],
  ['what was before', [4, 5], [2, 3], [2, 3, 4, 5]],
  ['a later part that leaves a gap', [4, 5], [9, 10], [9, 10]],
  ['nothing of an earlier part that leaves a gap', [9, 10], [2, 3], [9, 10]],
])('takes up %s', (_, known, part, all) =>
  expect(numbers(mergeMessages(said(...known), said(...part)))).toEqual(all),
);

it('stays the same where nothing is new', () => {
  const known = said(4, 5, 6);
  expect(mergeMessages(known, said(5, 6))).toBe(known);
  expect(mergeMessages(known, [])).toBe(known);
});
