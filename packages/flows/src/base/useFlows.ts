import {
  type Day,
  DEFAULT_TIME_ZONE,
  dayAt,
  formatMoney,
  isDay,
  type Locale,
  type MinorUnits,
  type MoneyFormat,
} from '@handset/domain';
import { useUI } from '@handset/ui';
import { createContext, useContext, useMemo } from 'react';

/** Settings that a provider sets for the flows below it. */
export interface FlowSettings {
  moneyFormat: MoneyFormat | undefined;
  timeZone: string | undefined;
  today: Day | undefined;
  scans: boolean;
  sounds: boolean;
  isCostHidden: boolean;
  canGoBelowZero: boolean;
}

/** The settings of the nearest provider. */
export const FlowContext = createContext<FlowSettings>({
  moneyFormat: undefined,
  timeZone: undefined,
  today: undefined,
  scans: true,
  sounds: false,
  isCostHidden: false,
  canGoBelowZero: true,
});

/** The settings of the nearest provider. */
export function useFlowSettings(): FlowSettings {
  return useContext(FlowContext);
}

/** The shop's settings, as the flows below a provider read them. */
export interface Flows {
  /** The language. */
  locale: Locale;
  /** The shop's day, `YYYY-MM-DD`. */
  today: Day;
  /** Writes minor units as the shop does. */
  formatMoney: (amount: MinorUnits) => string;
}

/** Language, day and money format in force here. Works without a provider: English, rupees, Karachi. */
export function useFlows(): Flows {
  const { locale, currency } = useUI();
  const { moneyFormat, timeZone = DEFAULT_TIME_ZONE, today } = useFlowSettings();
  const day = today !== undefined && isDay(today) ? today : dayAt(new Date(), knownZone(timeZone));
  return useMemo(
    () => ({
      locale,
      today: day,
      formatMoney: (amount: MinorUnits) => formatMoney(amount, { currency, ...moneyFormat }),
    }),
    [locale, day, currency, moneyFormat],
  );
}

/** The time zone, or Karachi where the browser does not know it. */
export function knownZone(timeZone: string): string {
  try {
    dayAt(new Date(0), timeZone);
    return timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
