import { expect, it } from 'vitest';
import type { FoundItem } from './foundItems.ts';
import { noteFind, recentFinds } from './recentFinds.ts';

const item = (key: string): FoundItem => ({
  key,
  kind: 'party',
  title: `Ali ${key}`,
  detail: '',
  href: `/${key}`,
});
const keys = (userId: string) => recentFinds(userId).map(({ key }) => key);

it('keeps the three results that a user opened last, newest first, each once', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) noteFind('amna', item(key));
  expect(keys('amna')).toEqual(['b', 'f', 'e']);
  expect(keys('bilal')).toEqual([]);
});

it('keeps neither a balance nor where a phone is', () => {
  noteFind('sana', { ...item('a'), balance: 500, state: 'In stock' });
  expect(recentFinds('sana')).toEqual([item('a')]);
});
