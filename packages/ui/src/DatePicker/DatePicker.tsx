import { type ForwardedRef, forwardRef, type KeyboardEvent, useRef } from 'react';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { DateFrame } from '../dates/DateFrame.tsx';
import type { DayCalendarProps } from '../dates/DayCalendar.tsx';
import { applyLimits, type DayLimits, limitsWarning } from '../dates/dayLimits.ts';
import { opensCalendar } from '../dates/opensCalendar.ts';
import { useCalendar } from '../dates/useCalendar.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of DatePicker. */
export interface DatePickerProps extends FieldProps, DayLimits {
  /** The day as `YYYY-MM-DD`, or an empty text. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or an empty text while it is incomplete or no day of the calendar. */
  onChange: (day: string) => void;
  /** The caller's day, as `YYYY-MM-DD`: which day it is depends on where one stands. @default the browser's day */
  today?: string | undefined;
}

/** A day that is typed, or chosen from a calendar that is fetched when it is opened. */
export const DatePicker = forwardRef(function DatePicker(
  { min, max, isDayUnavailable, today, ...field }: DatePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { messages } = useUI();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useCalendar<DayCalendarProps>(() => import('../dates/DayCalendar.tsx'));
  const { Calendar } = calendar;
  const given = { min, max, isDayUnavailable };
  useDevelopmentWarning(limitsWarning('DatePicker', { value: field.value, today }, given));
  const limits = applyLimits(given);
  const isDisabled = Boolean(field.isDisabled || field.isReadOnly);

  const openByKeyboard = (event: KeyboardEvent) => {
    if (isDisabled || !opensCalendar(event)) return;
    event.preventDefault();
    event.stopPropagation();
    calendar.open();
  };

  return (
    <>
      <DateFrame
        {...field}
        ref={ref}
        frameRef={frame}
        limits={limits}
        onKeyDown={openByKeyboard}
        note={calendar.hasFailed ? messages.dates.calendarFailed : undefined}
        end={<CalendarButton ref={button} label={field.label} isDisabled={isDisabled} calendar={calendar} />}
      />
      {Calendar ? (
        <Calendar
          label={field.label}
          anchor={frame}
          button={button}
          value={field.value}
          onChange={field.onChange}
          limits={limits}
          today={today}
          isClearable={!field.isRequired}
          isOpen={calendar.isOpen}
          onClose={calendar.close}
        />
      ) : null}
    </>
  );
});
