import { useShop } from '@handset/api-client/swr';
import { FlowsProvider } from '@handset/flows';
import type { ReactNode } from 'react';
import { useToday } from '../shop/useToday.ts';

/** Tells the flows inside which day it is in the shop, and how it writes money. */
export function ShopFlows({ children }: { children: ReactNode }) {
  const { data: shop } = useShop();
  const today = useToday();
  return (
    <FlowsProvider
      today={today}
      timeZone={shop?.timeZone}
      moneyFormat={
        shop ? { currency: shop.currency, locale: shop.locale, lakhGrouping: shop.lakhGrouping } : undefined
      }
    >
      {children}
    </FlowsProvider>
  );
}
