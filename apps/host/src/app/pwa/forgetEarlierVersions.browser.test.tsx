import { afterEach, expect, it } from 'vitest';
import { forgetEarlierVersions } from './forgetEarlierVersions.ts';

afterEach(async () => {
  localStorage.removeItem('token');
  await caches.delete('assets');
});

it('removes the pages and caches of version 0.1, and nothing else', async () => {
  localStorage.setItem('looks', '["/todayBook"]');
  localStorage.setItem('look:/todayBook', '<main></main>');
  localStorage.setItem('token', 'mine');
  for (const name of ['handset-app-7', 'assets']) await caches.open(name);
  await forgetEarlierVersions();
  expect(localStorage.getItem('looks')).toBeNull();
  expect(localStorage.getItem('look:/todayBook')).toBeNull();
  expect(localStorage.getItem('token')).toBe('mine');
  expect(await caches.keys()).toEqual(['assets']);
});
