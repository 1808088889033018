import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DialogTrigger } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import { CalendarButton, CalendarPopover, MonthView } from '../dates/CalendarPopover.tsx';
import * as calendarStyles from '../dates/calendar.css.ts';
import { DateSegments } from '../dates/DateSegments.tsx';
import * as styles from '../dates/dates.css.ts';
import { dateLocale, parseDay } from '../dates/day.ts';
import { calendarLimits, type DayLimits, dayProblem } from '../dates/dayLimits.ts';
import type { DayRange } from '../dates/namedRanges.ts';
import { RangeButtons } from '../dates/RangeButtons.tsx';
import { useTypedDay } from '../dates/useTypedDay.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useLeaving } from '../field/useLeaving.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of DateRangePicker. */
export interface DateRangePickerProps extends FieldProps, DayLimits {
  /** The first and last day, both included. An empty text leaves that end open. */
  value: DayRange;
  /** Called with both ends after a change. An incomplete end is an empty text. */
  onChange: (range: DayRange) => void;
  /** The caller's day, as `YYYY-MM-DD`, from which the named ranges are worked out. @default the browser's day */
  today?: string | undefined;
  /** Shows the named ranges below the dates instead of in the panel. @default false */
  hasRangesBelow?: boolean | undefined;
}

/**
 * Days from one to another: typed, chosen from a calendar, or by the name that people have for them. Made of two of React Aria's date
 * fields, since its own range picker reports no range with an open end.
 */
export const DateRangePicker = forwardRef(function DateRangePicker(
  props: DateRangePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, description, value, onChange, name, isRequired, isDisabled, isReadOnly } = props;
  const { hasRangesBelow = false } = props;
  const { messages, languageTag } = useUI();
  const words = messages.dates;
  const locale = dateLocale(languageTag);
  const limits = calendarLimits(props);
  const today = parseDay(props.today) ?? todayIn(getLocalTimeZone());

  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The two ends may change in one turn, as when a form is filled.
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  const change = (part: Partial<DayRange>) => {
    latest.current = { ...latest.current, ...part };
    onChange(latest.current);
  };
  const ends = {
    from: useTypedDay(value.from, (from) => change({ from })),
    to: useTypedDay(value.to, (to) => change({ to })),
  };

  const leaving = useLeaving();
  const problem = () => {
    if (ends.from.isIncomplete || ends.to.isIncomplete) return words.incomplete;
    const [first, last] = [ends.from.day, ends.to.day];
    if (first && last && first.compare(last) > 0) return words.reversed;
    return dayProblem(first, limits, messages, locale) ?? dayProblem(last, limits, messages, locale);
  };
  const error = props.errorMessage || (leaving.isLeft ? problem() : undefined);
  const ids = useFieldIds({ ...props, errorMessage: error });
  const describedBy = ids.control['aria-describedby'];

  const focus = (event: FocusEvent) => {
    leaving.enter();
    if (!event.currentTarget.contains(event.relatedTarget)) props.onFocus?.(event);
  };
  const blur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leaving.leave(event);
    props.onBlur?.(event);
  };
  const isFixed = Boolean(isDisabled || isReadOnly);
  const openByKeyboard = (event: KeyboardEvent) => {
    if (isFixed || !event.altKey || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };

  const choose = (range: DayRange) => {
    onChange(range);
    setOpen(false);
  };
  const ranges = (
    <RangeButtons
      {...{ value, limits, today }}
      className={hasRangesBelow ? calendarStyles.rangesBelow : calendarStyles.ranges}
      isDisabled={isFixed}
      onChoose={choose}
    />
  );
  const renderEnd = (end: keyof DayRange) => (
    <AriaDateField
      {...definedProps({
        ...{ isRequired, isDisabled, isReadOnly },
        name: name && `${name}.${end}`,
        autoFocus: end === 'from' ? props.autoFocus : undefined,
        'aria-describedby': describedBy,
      })}
      className={styles.rangeEnd}
      aria-label={`${words[end]}, ${label}`}
      isInvalid={Boolean(error)}
      value={ends[end].day}
      onChange={ends[end].change}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <DateSegments typed={ends[end]} />
    </AriaDateField>
  );
  return (
    <I18nProvider locale={locale}>
      <fieldset
        {...ids.root}
        ref={root}
        id={ids.id}
        className={fieldStyles.field}
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={isDisabled || undefined}
        onFocus={focus}
        onBlur={blur}
      >
        {props.isLabelHidden ? null : <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
        <div
          ref={frame}
          className={classNames(fieldStyles.frame, styles.rangeFrame)}
          onKeyDownCapture={openByKeyboard}
        >
          {renderEnd('from')}
          <span className={styles.between} aria-hidden>
            –
          </span>
          {renderEnd('to')}
          <span className={styles.rest} />
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <CalendarButton label={label} isDisabled={isFixed} />
            <CalendarPopover label={label} anchor={frame}>
              <div className={calendarStyles.columns}>
                {hasRangesBelow ? null : ranges}
                <div data-span className={reset}>
                  <RangeCalendar
                    {...limits}
                    aria-label={label}
                    className={reset}
                    autoFocus
                    defaultFocusedValue={parseDay(value.to) ?? parseDay(value.from) ?? today}
                    value={span(value)}
                    onChange={({ start, end }) => choose({ from: start.toString(), to: end.toString() })}
                  >
                    <MonthView today={today} />
                  </RangeCalendar>
                  {isRequired ? null : (
                    <div className={calendarStyles.footer}>
                      <Button
                        size="small"
                        variant="quiet"
                        isDisabled={!value.from && !value.to}
                        onPress={() => choose({ from: '', to: '' })}
                      >
                        {messages.clear}
                      </Button>
                    </div>
                  )}
                </div>
              </div>
            </CalendarPopover>
          </DialogTrigger>
        </div>
        {hasRangesBelow ? ranges : null}
        <NamedNotes
          description={description}
          errorMessage={error}
          descriptionId={ids.descriptionId}
          errorId={ids.errorId}
        />
      </fieldset>
    </I18nProvider>
  );
});

/** The range shown in the calendar. An open or reversed range has no days in between. */
function span({ from, to }: DayRange) {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start && end && start.compare(end) <= 0 ? { start, end } : null;
}
