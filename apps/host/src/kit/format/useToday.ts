import { useShop } from '@handset/api-client/swr';
import type { Day } from '@handset/domain';
import { serverTime } from '../session/client.ts';
import { shopDay } from './shopDay.ts';

/** The day that forms propose: the shop's, also past midnight without a network; undefined until the shop is known. */
export function useToday(): Day | undefined {
  const { data: shop } = useShop();
  return shop && shopDay(shop, { now: Date.now(), ahead: serverTime.ahead() });
}
