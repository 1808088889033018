import { expect, it } from 'vitest';
import { guardedRoutes } from '../routes/routes.ts';
import { findablePages } from './findablePages.ts';

it('leads by name to pages that there are, each once', () => {
  const paths = findablePages('admin', 'en').map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  const known = new Set(guardedRoutes.map(({ path }) => path));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

it('names the registration of shops to those alone who see it in the menu', () => {
  const isNamed = (role: 'admin' | 'superadmin') =>
    findablePages(role, 'en').some(({ path }) => path === '/app/dashboard/addShop');
  expect([isNamed('admin'), isNamed('superadmin')]).toEqual([false, true]);
});
