import { useShop } from '@handset/api-client/swr';
import { FlowsProvider } from '@handset/flows';
import type { ReactNode } from 'react';
import { useToday } from '../format/useToday.ts';
import { useConnection } from '../outbox/useConnection.ts';
import { useEntries } from '../outbox/useOutbox.ts';
import { usePreferences } from '../session/usePreferences.ts';

/** Provides the flows inside with the shop's day and money format. */
export function ShopFlows({ children }: { children: ReactNode }) {
  const { data: shop } = useShop();
  const today = useToday();
  const { hasSounds, isCostHidden } = usePreferences();
  const waiting = useEntries().length;
  const { isConnected } = useConnection();
  return (
    <FlowsProvider
      today={today}
      sounds={hasSounds}
      isCostHidden={isCostHidden}
      // The balances may be old, and work that waits on this device is not in them yet: the server decides.
      canGoBelowZero={!isConnected || waiting > 0 || shop?.allowsNegativeCash}
      timeZone={shop?.timeZone}
      moneyFormat={
        shop ? { currency: shop.currency, locale: shop.locale, lakhGrouping: shop.lakhGrouping } : undefined
      }
    >
      {children}
    </FlowsProvider>
  );
}
