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
import { UIProvider, type UIProviderProps, useDevelopmentWarning, useUI } from '@handset/ui';
import { createContext, useContext, useMemo } from 'react';
import type { MessageOverrides } from '../messages/catalogue.ts';

interface FlowSettings {
  messages: MessageOverrides | undefined;
  moneyFormat: MoneyFormat | undefined;
  timeZone: string | undefined;
  today: Day | undefined;
}

/** How the flows look. */
export type FlowsAppearance = Pick<UIProviderProps, 'theme' | 'variables'>;

/** Settings of the provider; what is left out is taken from the provider around it. */
export interface FlowsProviderProps extends Omit<UIProviderProps, 'messages'> {
  /** How the flows look, as one value: the theme and single variables of it; `theme` and `variables` themselves come before it. */
  appearance?: FlowsAppearance | undefined;
  /** Words that replace the package's own, by catalogue; keep the object's identity between renders. */
  messages?: MessageOverrides | undefined;
  /** Words by language that replace those of the primitives; keep the object's identity between renders. */
  uiMessages?: UIProviderProps['messages'];
  /** How the shop writes money. @default rupees as `Rs 12,345` */
  moneyFormat?: MoneyFormat | undefined;
  /** The shop's time zone, which decides what day it is. @default 'Asia/Karachi' */
  timeZone?: string | undefined;
  /** The shop's day, `YYYY-MM-DD`. @default the day it is in the time zone */
  today?: Day | undefined;
}

const FlowContext = createContext<FlowSettings>({
  messages: undefined,
  moneyFormat: undefined,
  timeZone: undefined,
  today: undefined,
});

/** What was set by the nearest provider. */
export function useFlowSettings(): FlowSettings {
  return useContext(FlowContext);
}

/** What the flows below a provider know of the shop. */
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

/** Sets language, colours, the shop's day and its way of writing money for the flows below it. */
export function FlowsProvider({
  appearance,
  messages,
  uiMessages,
  moneyFormat,
  timeZone,
  today,
  ...ui
}: FlowsProviderProps) {
  const outer = useFlowSettings();
  const settings = useMemo(
    () => ({
      messages: messages ?? outer.messages,
      moneyFormat: moneyFormat ?? outer.moneyFormat,
      timeZone: timeZone ?? outer.timeZone,
      today: today ?? outer.today,
    }),
    [messages, moneyFormat, timeZone, today, outer],
  );
  useDevelopmentWarning(settingsWarning({ today, timeZone }), '@handset/flows');
  return (
    <FlowContext.Provider value={settings}>
      <UIProvider
        {...ui}
        theme={ui.theme ?? appearance?.theme}
        variables={ui.variables ?? appearance?.variables}
        messages={uiMessages}
        currency={ui.currency ?? moneyFormat?.currency}
      />
    </FlowContext.Provider>
  );
}

function settingsWarning({ today, timeZone }: Pick<FlowSettings, 'today' | 'timeZone'>): string | null {
  if (today !== undefined && !isDay(today))
    return `FlowsProvider: \`today\` is '${today}', which is no day. Write it as YYYY-MM-DD; the day of the time zone is taken.`;
  if (timeZone !== undefined && knownZone(timeZone) !== timeZone)
    return `FlowsProvider: \`timeZone\` is '${timeZone}', which is not known here. Write it as in 'Asia/Karachi', whose day is taken.`;
  return null;
}

/** The time zone, where the browser knows it, and the trade's own elsewhere: a flow must not fall over a setting. */
function knownZone(timeZone: string): string {
  try {
    dayAt(new Date(0), timeZone);
    return timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
