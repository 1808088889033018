import { expect, it } from 'vitest';
import type { Page } from '../../kit/links/definePage.ts';
import { isPossibleId } from '../../kit/links/isPossibleId.ts';
import { guardedRoutes, routeAt } from './routes.ts';

const uuid = '01980000-0000-7000-8000-000000000001';
const withId = guardedRoutes.filter(({ path }) => path.includes(':id'));

it('knows of every page with an id what its id looks like', () => {
  const of = (kind: Page['idKind']) => withId.filter(({ idKind }) => idKind === kind);
  expect(of('number').map(({ path }) => path)).toEqual(['/app/dashboard/ledgerRecords/:id']);
  expect(of('any').map(({ path }) => path)).toEqual(['/app/dashboard/pocketCashTransactions/:id']);
  for (const route of of(undefined)) {
    expect([route.path, isPossibleId(route, uuid), isPossibleId(route, uuid.toUpperCase())]).toEqual([
      route.path,
      true,
      true,
    ]);
    for (const none of ['x', '', '7', `${uuid}x`, '📱']) expect(isPossibleId(route, none)).toBe(false);
  }
});

it('takes the number of an entry, and every page without an id', () => {
  const entry = routeAt('/app/dashboard/ledgerRecords/7');
  expect(entry && ['7', '0', 'x', uuid, '9'.repeat(16)].map((id) => isPossibleId(entry, id))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  for (const route of guardedRoutes) expect(isPossibleId(route, undefined)).toBe(true);
});
