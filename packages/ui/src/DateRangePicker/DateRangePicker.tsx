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
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DialogTrigger } from 'react-aria-components/Popover';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { CalendarPopover } from '../dates/CalendarPopover.tsx';
import { dateLocale } from '../dates/dateLocale.ts';
import * as styles from '../dates/dates.css.ts';
import { parseDay } from '../dates/day.ts';
import { applyLimits, type DayLimits } from '../dates/dayLimits.ts';
import type { DayRange } from '../dates/namedRanges.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { RangeCalendarPanel } from './RangeCalendarPanel.tsx';
import { RangeEnd } from './RangeEnd.tsx';
import { rangeProblem } from './rangeProblem.ts';

/** Props of DateRangePicker. */
export interface DateRangePickerProps extends FieldProps, DayLimits {
  /** The first and last day, both included. An empty text leaves that end open. */
  value: DayRange;
  /** Called with both ends after a change. An incomplete end is an empty text. */
  onChange: (range: DayRange) => void;
  /** The caller's day, as `YYYY-MM-DD`, from which the named ranges are reckoned. @default the browser's day */
  today?: string | undefined;
}

/**
 * Days from one to another: typed, chosen from a calendar, or by the name that people have for them. Made of two of React Aria's date
 * fields, since its own range picker reports no range with an open end.
 */
export const DateRangePicker = forwardRef(function DateRangePicker(
  props: DateRangePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isLabelHidden, description, value, onChange, name, isRequired } = props;
  const { min, max, isDayUnavailable, isDisabled, isReadOnly } = props;
  const { messages, languageTag } = useUI();
  const words = messages.dates;
  const locale = dateLocale(languageTag);
  const limits = { min, max, isDayUnavailable };
  const applied = applyLimits(limits);

  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [incomplete, setIncomplete] = useState({ from: false, to: false });
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  const problem = () => {
    if (isFocused || !wasLeft) return undefined;
    if (incomplete.from || incomplete.to) return words.incomplete;
    return rangeProblem(value, applied, messages, locale);
  };
  const error = props.errorMessage || problem();
  const ids = useFieldIds({ ...props, errorMessage: error });

  // The two ends may change in one turn, as when a form is filled.
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  const change = (part: Partial<DayRange>) => {
    latest.current = { ...latest.current, ...part };
    onChange(latest.current);
  };

  const focus = (event: FocusEvent) => {
    if (isFocused) return;
    setFocused(true);
    props.onFocus?.(event);
  };
  const blur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    setWasLeft(true);
    props.onBlur?.(event);
  };
  const openByKeyboard = (event: KeyboardEvent) => {
    if (isDisabled || isReadOnly || !event.altKey || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };

  const end = {
    ...{ isRequired, isDisabled, isReadOnly },
    isInvalid: Boolean(error),
    'aria-describedby': ids.control['aria-describedby'],
  };
  return (
    <I18nProvider locale={locale}>
      <fieldset
        {...ids.root}
        ref={root}
        id={ids.id}
        className={fieldStyles.field}
        aria-label={label}
        aria-describedby={ids.control['aria-describedby']}
        aria-disabled={isDisabled || undefined}
        onFocus={focus}
        onBlur={blur}
      >
        {isLabelHidden ? null : <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
        <div
          ref={frame}
          className={classNames(fieldStyles.frame, styles.rangeFrame)}
          onKeyDownCapture={openByKeyboard}
        >
          <RangeEnd
            {...end}
            label={`${words.from}, ${label}`}
            name={name && `${name}.from`}
            value={value.from}
            onChange={(from) => change({ from })}
            onIncomplete={(from) => setIncomplete((known) => ({ ...known, from }))}
            autoFocus={props.autoFocus}
          />
          <span className={styles.between} aria-hidden>
            –
          </span>
          <RangeEnd
            {...end}
            label={`${words.to}, ${label}`}
            name={name && `${name}.to`}
            value={value.to}
            onChange={(to) => change({ to })}
            onIncomplete={(to) => setIncomplete((known) => ({ ...known, to }))}
          />
          <span className={styles.rest} />
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <CalendarButton label={label} isDisabled={Boolean(isDisabled || isReadOnly)} />
            <CalendarPopover label={label} anchor={frame}>
              {(close) => (
                <RangeCalendarPanel
                  label={label}
                  value={value}
                  onChoose={(range) => {
                    onChange(range);
                    close();
                  }}
                  limits={applied}
                  today={parseDay(props.today) ?? todayIn(getLocalTimeZone())}
                  isClearable={!isRequired}
                />
              )}
            </CalendarPopover>
          </DialogTrigger>
        </div>
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
