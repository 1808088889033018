import { type CalendarDate, getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { type ForwardedRef, forwardRef, useState } from 'react';
import { DatePicker as AriaDatePicker, Calendar, Group } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { CalendarButton, CalendarPopover, MonthView } from '../dates/CalendarPopover.tsx';
import * as styles from '../dates/calendar.css.ts';
import type { DateFieldProps } from '../dates/DateFieldProps.ts';
import { DateSegments } from '../dates/DateSegments.tsx';
import { parseDay } from '../dates/day.ts';
import { dayProblem } from '../dates/dayLimits.ts';
import { useDayField } from '../dates/useDayField.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import type { FieldHandle } from '../field/FieldHandle.ts';
import * as fieldStyles from '../field/field.css.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of DatePicker. */
export interface DatePickerProps extends DateFieldProps {
  /** Today, as `YYYY-MM-DD`. @default the browser's day */
  today?: string | undefined;
}

/** A field for a day, typed or selected from a calendar. */
export const DatePicker = forwardRef(function DatePicker(
  props: DatePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, description, value, isRequired } = props;
  const { messages } = useUI();
  const today = parseDay(props.today) ?? todayIn(getLocalTimeZone());
  const { locale, limits, typed, errorMessage, aria } = useDayField(props, ref);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const [isOpen, setOpen] = useState(false);
  const choose = (day: CalendarDate | null) => {
    typed.change(day);
    setOpen(false);
  };
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker {...aria} placeholderValue={today} isOpen={isOpen && isEditable} onOpenChange={setOpen}>
        <AriaFieldLabel {...props} />
        <Group className={fieldStyles.frame}>
          <DateSegments typed={typed} />
          <CalendarButton label={label} isDisabled={!isEditable} />
        </Group>
        <AriaFieldNotes description={description} errorMessage={errorMessage} />
        <CalendarPopover label={label}>
          <Calendar {...limits} aria-label={label} className={reset}>
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
                isDisabled={!value && !typed.isIncomplete}
                onPress={() => choose(null)}
              >
                {messages.clear}
              </Button>
            )}
          </div>
        </CalendarPopover>
      </AriaDatePicker>
    </I18nProvider>
  );
});
