import { expect, it } from 'vitest';
import { guardedRoutes } from '../routes/routes.ts';
import { findablePages } from './findablePages.ts';

it('leads by name to pages that there are, each once', () => {
  const paths = findablePages('admin', 'en').map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  const known = new Set(guardedRoutes.map(({ path }) => path));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

it.each([
  ['/app/dashboard/addShop', false, true],
  ['/notifications', true, false],
])('names %s to those alone who may open it', (path, ...named) => {
  const isNamed = (role: 'admin' | 'superadmin') =>
    findablePages(role, 'en').some((page) => page.path === path);
  expect([isNamed('admin'), isNamed('superadmin')]).toEqual(named);
});
