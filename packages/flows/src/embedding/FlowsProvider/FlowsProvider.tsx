import { type Day, isDay, type MoneyFormat } from '@handset/domain';
import { UIProvider, type UIProviderProps, useDevelopmentWarning, WordsProvider } from '@handset/ui';
import { useMemo } from 'react';
import { FlowContext, type FlowSettings, knownZone, useFlowSettings } from '../../base/useFlows.ts';
import type { MessageOverrides } from './FlowMessages.ts';

/** Theme of the flows. */
export type FlowsAppearance = Pick<UIProviderProps, 'theme' | 'variables'>;

/** Settings of the provider. Those left out come from the provider around it. */
export interface FlowsProviderProps extends Omit<UIProviderProps, 'messages'> {
  /** Theme and variables as one value. The props `theme` and `variables` override it. */
  appearance?: FlowsAppearance | undefined;
  /** Words that replace the package's own, by catalogue; keep the object's identity between renders. */
  messages?: MessageOverrides | undefined;
  /** Words by language that replace those of the primitives; keep the object's identity between renders. */
  uiMessages?: UIProviderProps['messages'];
  /** The shop's way of writing money. @default rupees as `Rs 12,345` */
  moneyFormat?: MoneyFormat | undefined;
  /** The shop's time zone, which decides what day it is. @default 'Asia/Karachi' */
  timeZone?: string | undefined;
  /** The shop's day, `YYYY-MM-DD`. @default the day it is in the time zone */
  today?: Day | undefined;
  /** Whether forms take a scanned IMEI wherever focus is in them. @default true */
  scans?: boolean | undefined;
  /** Whether a scan is answered by a sound: a tick where it was taken, a low tone where it was refused. @default false */
  sounds?: boolean | undefined;
  /** Whether profit is left out, for a screen that a customer can see. @default false */
  isCostHidden?: boolean | undefined;
  /** Whether the till and banks may go below zero: the question before a payment says that they do. False refuses it. @default true */
  canGoBelowZero?: boolean | undefined;
}

/** Sets language, colours, the shop's day and its way of writing money for the flows below it. */
export function FlowsProvider({
  appearance,
  messages,
  uiMessages,
  moneyFormat,
  timeZone,
  today,
  scans,
  sounds,
  isCostHidden,
  canGoBelowZero,
  ...ui
}: FlowsProviderProps) {
  const outer = useFlowSettings();
  const settings = useMemo(
    () => ({
      moneyFormat: moneyFormat ?? outer.moneyFormat,
      timeZone: timeZone ?? outer.timeZone,
      today: today ?? outer.today,
      scans: scans ?? outer.scans,
      sounds: sounds ?? outer.sounds,
      isCostHidden: isCostHidden ?? outer.isCostHidden,
      canGoBelowZero: canGoBelowZero ?? outer.canGoBelowZero,
    }),
    [moneyFormat, timeZone, today, scans, sounds, isCostHidden, canGoBelowZero, outer],
  );
  useDevelopmentWarning(settingsWarning({ today, timeZone }), '@handset/flows');
  return (
    <FlowContext.Provider value={settings}>
      <WordsProvider words={messages}>
        <UIProvider
          {...ui}
          theme={ui.theme ?? appearance?.theme}
          variables={ui.variables ?? appearance?.variables}
          messages={uiMessages}
          currency={ui.currency ?? moneyFormat?.currency}
        />
      </WordsProvider>
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
