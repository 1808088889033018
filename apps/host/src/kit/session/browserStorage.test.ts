import { expect, it } from 'vitest';
import { createLenientStorage } from './browserStorage.ts';
import { memoryStorage } from './memoryStorage.fixtures.ts';

const forbid = (): never => {
  throw new DOMException('No', 'SecurityError');
};

it('keeps what the browser lets it keep', () => {
  const browser = memoryStorage({ old: '1' });
  const storage = createLenientStorage(() => browser);
  storage.setItem('new', '2');
  expect([storage.getItem('old'), browser.getItem('new')]).toEqual(['1', '2']);
  storage.removeItem('old');
  expect(browser.getItem('old')).toBeNull();
});

it('goes on by itself where even to look at the storage is forbidden', () => {
  const storage = createLenientStorage(forbid);
  expect(storage.getItem('token')).toBeNull();
  storage.setItem('token', 'a');
  expect(storage.getItem('token')).toBe('a');
  storage.removeItem('token');
  expect(storage.getItem('token')).toBeNull();
});

it('lets go of an older value that a full storage would bring back', () => {
  const browser = memoryStorage({ token: 'old' });
  const storage = createLenientStorage(() => ({ ...browser, setItem: forbid }));
  storage.setItem('token', 'new');
  expect([storage.getItem('token'), browser.getItem('token')]).toEqual(['new', null]);
});
