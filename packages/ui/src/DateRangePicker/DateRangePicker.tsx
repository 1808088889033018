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
import { CalendarButton } from '../dates/CalendarButton.tsx';
import { dateLocale } from '../dates/dateLocale.ts';
import * as styles from '../dates/dates.css.ts';
import { applyLimits, type DayLimits, limitsWarning } from '../dates/dayLimits.ts';
import { opensCalendar } from '../dates/opensCalendar.ts';
import type { RangeCalendarPanelProps } from '../dates/RangeCalendarPanel.tsx';
import { RangeEnd } from '../dates/RangeEnd.tsx';
import {
  type DayRange,
  type RangePreset,
  type RangePresetName,
  standardPresets,
} from '../dates/rangePresets.ts';
import { StatusNote } from '../dates/StatusNote.tsx';
import { useCalendar } from '../dates/useCalendar.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { presetsWarning, rangeProblem } from './rangeProblem.ts';

/** Props of DateRangePicker. */
export interface DateRangePickerProps extends FieldProps, DayLimits {
  /** The first and the last day, both included; an empty text leaves an end open. */
  value: DayRange;
  /** Called with both ends after one of them changed; an end that is incomplete is an empty text. */
  onChange: (range: DayRange) => void;
  /** The caller's day, as `YYYY-MM-DD`, from which the named ranges are reckoned. @default the browser's day */
  today?: string | undefined;
  /** The ranges offered by name: the package's own, or ranges of the caller's. @default all of the package's own */
  presets?: readonly (RangePresetName | RangePreset)[] | undefined;
}

/** Days from one to another: typed, chosen from a calendar, or by the name that people have for them. */
export const DateRangePicker = forwardRef(function DateRangePicker(
  props: DateRangePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isLabelHidden, description, value, onChange, today, name, isRequired } = props;
  const { min, max, isDayUnavailable, presets = standardPresets, isDisabled, isReadOnly } = props;
  const { messages, languageTag } = useUI();
  const words = messages.dates;
  const locale = dateLocale(languageTag);
  const limits = { min, max, isDayUnavailable };
  useDevelopmentWarning(
    limitsWarning('DateRangePicker', { 'value.from': value.from, 'value.to': value.to, today }, limits) ??
      presetsWarning(presets),
  );
  const applied = applyLimits(limits);

  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useCalendar<RangeCalendarPanelProps>(() => import('../dates/RangeCalendarPanel.tsx'));
  const { Calendar } = calendar;
  const [drafts, setDrafts] = useState({ from: false, to: false });
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  const problem = () => {
    if (isFocused || !wasLeft) return undefined;
    if (drafts.from || drafts.to) return words.incomplete;
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
    if (isDisabled || isReadOnly || !opensCalendar(event)) return;
    event.preventDefault();
    event.stopPropagation();
    calendar.open();
  };

  const end = {
    ...{ isRequired, isDisabled, isReadOnly },
    isInvalid: Boolean(error),
    describedBy: ids.control['aria-describedby'],
    onKeyDown: openByKeyboard,
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
        <div ref={frame} className={classNames(fieldStyles.frame, styles.rangeFrame)}>
          <RangeEnd
            {...end}
            label={`${words.from}, ${label}`}
            name={name && `${name}.from`}
            value={value.from}
            onChange={(from) => change({ from })}
            onDraft={(from) => setDrafts((known) => ({ ...known, from }))}
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
            onDraft={(to) => setDrafts((known) => ({ ...known, to }))}
          />
          <span className={styles.rest} />
          <CalendarButton
            ref={button}
            label={label}
            isDisabled={Boolean(isDisabled || isReadOnly)}
            calendar={calendar}
          />
        </div>
        <NamedNotes
          description={description}
          errorMessage={error}
          descriptionId={ids.descriptionId}
          errorId={ids.errorId}
        />
        <StatusNote>{calendar.hasFailed ? words.calendarFailed : null}</StatusNote>
      </fieldset>
      {Calendar ? (
        <Calendar
          label={label}
          anchor={frame}
          button={button}
          value={value}
          onChange={onChange}
          limits={applied}
          today={today}
          presets={presets}
          isClearable={!isRequired}
          isOpen={calendar.isOpen}
          onClose={calendar.close}
        />
      ) : null}
    </I18nProvider>
  );
});
