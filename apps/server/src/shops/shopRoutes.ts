import { shopAnswer, shopChangedAnswer, shopSettingsRequest } from '@handset/domain';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { changeShop } from './changeShop.ts';
import { shopOf } from './shop.ts';

export const shopRoutes: Route[] = [
  readRoute({
    url: '/api/shop/mine',
    summary: 'The shop of whoever asks, and its day',
    permission: 'daily-work',
    answer: shopAnswer,
    handle: async (shop) => ({ data: await shopOf(shop) }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/shop/mine',
    summary: 'Change what the shop says of itself and how it works',
    permission: 'shop-settings',
    body: shopSettingsRequest,
    pictures: { logo: 1 },
    answer: shopChangedAnswer,
    handle: async (shop, { body, pictures }) => {
      await changeShop(shop, body, pictures);
      return { message: 'Shop updated successfully', data: await shopOf(shop) };
    },
  }),
];
