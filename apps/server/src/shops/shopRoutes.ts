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
          version: 1,
          otherNumbers: [],
          whatsapp: null,
          city: null,
          addresses: [],
          ntn: null,
          invoicePrefix: shop.invoicePrefix,
          terms: { new: null, used: null, accessories: null },
          footer: null,
          paper: '80mm' as const,
          lakhGrouping: false,
          defaultWarranty: '12 Months',
          lowStockLevel: 5,
          oldStockDays: 60,
          eGadgetShopId: null,
          allowsNegativeCash: shop.allowsNegativeCash,
          employeeSeesCost: shop.employeeSeesCost,
          idleMinutes: 720,
          logo: null,
          isSuspended: false,
          subscription: { state: 'free' as const, nextDue: null, daysLeft: null, graceEndsOn: null },
        },
      };
    },
  }),
];
