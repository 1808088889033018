import { useShop } from '@handset/api-client/swr';
import { type Day, dayAt } from '@handset/domain';
import { useEffect, useState } from 'react';
import { serverTime } from '../session/client.ts';
import { shopDay } from './shopDay.ts';

/** Milliseconds between two looks at the clock. */
const CHECK_INTERVAL = 20_000;

/** The day that forms propose: the shop's, also past midnight without a network; undefined until the shop is known. */
export function useToday(): Day | undefined {
  const { data: shop } = useShop();
  const [now, setNow] = useState(Date.now);
  const dayOf = (moment: number) => shop && shopDay(shop, { now: moment, ahead: serverTime.ahead() });
  const today = dayOf(now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (dayOf(Date.now()) !== today) setNow(Date.now());
    }, CHECK_INTERVAL);
    return () => clearInterval(timer);
  });
  return today;
}

/** The shop's day at a moment by this device's clock, in milliseconds. Undefined until the shop is known. */
export function useDayOf(moment: number | undefined): Day | undefined {
  const { data: shop } = useShop();
  return shop && moment !== undefined
    ? dayAt(new Date(moment + (serverTime.ahead() ?? 0)), shop.timeZone)
    : undefined;
}
