import { ledgerContract } from '@handset/domain';
import { readRoute } from '../../base/http/route.ts';
import type { Capability } from '../../books/Capability.ts';
import { dayBook } from './dayBook.ts';

const dayBookRoute = readRoute({
  ...ledgerContract.day,
  handle: async (shop, { query }) => ({ data: await dayBook(shop, query.date ?? shop.today) }),
});

export const dayBooks: Capability = {
  routes: [dayBookRoute],
};
