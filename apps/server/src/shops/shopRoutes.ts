import { shopAnswer } from '@handset/domain';
import { type Route, readRoute } from '../http/route.ts';

export const shopRoutes: Route[] = [
  readRoute({
    url: '/api/shop/mine',
    summary: 'The shop of whoever asks, and its day',
    permission: 'daily-work',
    answer: shopAnswer,
    async handle({ session: { shop }, today }) {
      return {
        data: {
          _id: shop.id,
          name: shop.name,
          ownerName: shop.ownerName,
          number: shop.number,
          currency: shop.currency,
          locale: shop.locale,
          timeZone: shop.timeZone,
          isDemo: shop.isDemo,
          today,
        },
      };
    },
  }),
];
