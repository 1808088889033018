import { type FocusEvent, type ForwardedRef, useRef } from 'react';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { useTellUnread } from '../field/UnreadContext.ts';
import { useLeaving } from '../field/useLeaving.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { DateFieldProps } from './DateFieldProps.ts';
import { dateLocale } from './day.ts';
import { calendarLimits, dayProblem } from './dayLimits.ts';
import { useTypedDay } from './useTypedDay.ts';

/** The state that fields of one day share: the typed day, and its error once the field is left. */
export function useDayField(props: DateFieldProps, ref: ForwardedRef<FieldHandle>) {
  const { messages, languageTag } = useUI();
  const locale = dateLocale(languageTag);
  const limits = calendarLimits(props);
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  const leaving = useLeaving();
  const typed = useTypedDay(props.value, props.onChange);

  const problem = typed.isIncomplete
    ? messages.dates.incomplete
    : dayProblem(typed.day, limits, messages, locale);
  useTellUnread(typed.isIncomplete ? problem : undefined);
  const errorMessage = props.errorMessage || (leaving.isLeft ? problem : undefined);
  return {
    locale,
    limits,
    typed,
    errorMessage,
    aria: {
      ...ariaFieldProps(props, errorMessage),
      ref: root,
      value: typed.day,
      onChange: typed.change,
      shouldForceLeadingZeros: true,
      onFocus(event: FocusEvent) {
        leaving.enter();
        props.onFocus?.(event);
      },
      onBlur(event: FocusEvent) {
        leaving.leave(event);
        props.onBlur?.(event);
      },
    },
  };
}
