import { searchAnswer, searchQuery } from '@handset/domain';
import { type Route, readRoute } from '../http/route.ts';
import { search } from './search.ts';

export const searchRoutes: Route[] = [
  readRoute({
    url: '/api/search',
    summary: 'Phones by IMEI or model, parties by name, number or CNIC, invoices and slips by number',
    permission: 'daily-work',
    query: searchQuery,
    answer: searchAnswer,
    handle: async (shop, { query }) => ({ data: await search(shop, query.q) }),
  }),
];
