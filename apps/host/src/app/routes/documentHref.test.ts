import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { documentHref } from '../../kit/links/documentHref.ts';
import { guardedRoutes } from './routes.ts';

const id = '01980000-0000-7000-8000-000000000001';

it.each(['sale', 'purchase', 'unit', 'dispatch', 'accessory', 'accessory-purchase', 'committee', 'person'])(
  'leads from a %s to a page that there is',
  (refType) => {
    const [path = ''] = (documentHref(refType, id) ?? '').split('?');
    expect(
      matchRoutes(
        guardedRoutes.map((route) => ({ path: route.path })),
        path,
      ),
    ).not.toBeNull();
  },
);

it('leads nowhere from what is not known', () => {
  expect(documentHref('something', id)).toBeUndefined();
  expect(documentHref('sale', null)).toBeUndefined();
});
