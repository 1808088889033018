import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { type ForwardedRef, forwardRef, useState } from 'react';
import { DatePicker as AriaDatePicker, Calendar, Group } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { CalendarPopover } from '../dates/CalendarPopover.tsx';
import * as styles from '../dates/calendar.css.ts';
import { DateSegments } from '../dates/DateSegments.tsx';
import { parseDay } from '../dates/day.ts';
import { applyLimits, calendarLimits, type DayLimits, dayProblem } from '../dates/dayLimits.ts';
import { MonthView } from '../dates/MonthView.tsx';
import { useDayField } from '../dates/useDayField.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of DatePicker. */
export interface DatePickerProps extends FieldProps, DayLimits {
  /** The day as `YYYY-MM-DD`, or an empty text. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or an empty text while it is incomplete or no day of the calendar. */
  onChange: (day: string) => void;
  /** Today, as `YYYY-MM-DD`. @default the browser's day */
  today?: string | undefined;
}

/** A field for a day, typed or selected from a calendar. */
export const DatePicker = forwardRef(function DatePicker(
  { min, max, isDayUnavailable, today: givenToday, ...field }: DatePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isRequired } = field;
  const { messages } = useUI();
  const given = { min, max, isDayUnavailable };
  const limits = applyLimits(given);
  const today = parseDay(givenToday) ?? todayIn(getLocalTimeZone());
  const { locale, typed, errorMessage, aria } = useDayField(field, limits, ref);
  const isEditable = !field.isDisabled && !field.isReadOnly;
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker {...aria} placeholderValue={today} isOpen={isOpen && isEditable} onOpenChange={setOpen}>
        <AriaFieldLabel {...field} />
        <Group className={fieldStyles.frame}>
          <DateSegments typed={typed} />
          <CalendarButton label={label} isDisabled={!isEditable} />
        </Group>
        <AriaFieldNotes description={field.description} errorMessage={errorMessage} />
        <CalendarPopover label={label}>
          {(close) => {
            const choose = (day: typeof today | null) => {
              typed.change(day);
              close();
            };
            return (
              <>
                <Calendar {...calendarLimits(limits)} aria-label={label} className={reset}>
                  <MonthView today={today} />
                </Calendar>
                <div className={styles.footer}>
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={dayProblem(today, limits, messages, locale) !== undefined}
                    onPress={() => choose(today)}
                  >
                    {messages.dates.today}
                  </Button>
                  {isRequired ? null : (
                    <Button
                      size="small"
                      variant="quiet"
                      isDisabled={!field.value && !typed.isIncomplete}
                      onPress={() => choose(null)}
                    >
                      {messages.clear}
                    </Button>
                  )}
                </div>
              </>
            );
          }}
        </CalendarPopover>
      </AriaDatePicker>
    </I18nProvider>
  );
});
