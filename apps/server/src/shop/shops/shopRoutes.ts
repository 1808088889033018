import { shopContract } from '@handset/domain';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { changeShop } from './changeShop.ts';
import { shopOf } from './shop.ts';

export const shopRoutes: Route[] = [
  readRoute({
    ...shopContract.mine,
    handle: async (shop) => ({ data: await shopOf(shop) }),
  }),
  writeRoute({
    ...shopContract.change,
    pictures: { logo: 1 },
    handle: async (shop, { body, pictures }) => {
      await changeShop(shop, body, pictures);
      return { message: 'Shop updated successfully', data: await shopOf(shop) };
    },
  }),
];
