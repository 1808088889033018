import { searchContract } from '@handset/domain';
import { type Route, readRoute } from '../../base/http/route.ts';
import { search } from './search.ts';

export const searchRoutes: Route[] = [
  readRoute({
    ...searchContract.find,
    handle: async (shop, { query }) => ({ data: await search(shop, query.q) }),
  }),
];
