import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { RequiredMark } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useLeaving } from '../field/useLeaving.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { DateInputs } from './DateInputs.tsx';
import { DateNotes } from './DateNotes.tsx';
import { dateLocale } from './dateLocale.ts';
import { type AppliedLimits, dayProblem } from './dayLimits.ts';
import { RestingInputs } from './RestingInputs.tsx';
import { StatusNote } from './StatusNote.tsx';
import { useSegmentedDay } from './useSegmentedDay.ts';
import { useWaking } from './useWaking.ts';

interface DateFrameProps extends FieldProps {
  value: string;
  onChange: (day: string) => void;
  limits: AppliedLimits;
  /** What stands after the date, inside the frame. */
  end?: ReactNode;
  /** The frame, for what hangs from it. */
  frameRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Something that went wrong beside the value. */
  note?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The parts that every field of one day shares: label, frame, segments, notes. Its segments come alive once it has been painted. */
export const DateFrame = forwardRef(function DateFrame(
  props: DateFrameProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const [isAlive, wake] = useWaking(props.autoFocus);
  const live = useRef<FieldHandle>(null);
  const isFocusWanted = useRef(false);
  const focus = () => {
    isFocusWanted.current = live.current === null;
    if (live.current) live.current.focus();
    else wake();
  };
  useImperativeHandle(ref, () => ({ focus }));
  useLayoutEffect(() => {
    if (isAlive && isFocusWanted.current) focus();
  });
  return isAlive ? <LiveFrame {...props} ref={live} /> : <RestingFrame {...props} onPress={wake} />;
});

/** The same to the eye. The segments cost as much as all other fields of a form together: a dialog opens without waiting for them. */
function RestingFrame({
  label,
  isLabelHidden,
  description,
  errorMessage,
  name,
  onPress,
  ...props
}: DateFrameProps & { onPress: () => void }) {
  return (
    <div className={fieldStyles.field} data-field={name} onPointerDown={onPress}>
      {isLabelHidden ? null : (
        <span className={fieldStyles.label}>
          {label}
          {props.isRequired ? <RequiredMark /> : null}
        </span>
      )}
      <div className={fieldStyles.frame}>
        <RestingInputs value={props.value} isDisabled={props.isDisabled} />
        {props.end}
      </div>
      <DateNotes description={description} errorMessage={errorMessage} />
      <StatusNote>{props.note}</StatusNote>
    </div>
  );
}

const LiveFrame = forwardRef(function LiveFrame(props: DateFrameProps, ref: ForwardedRef<FieldHandle>) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, limits, ...rest } = props;
  const { end, frameRef, note, onKeyDown, ...field } = rest;
  const { languageTag, messages } = useUI();
  const locale = dateLocale(languageTag);
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  const leaving = useLeaving();
  const { isDisabled, isReadOnly } = field;
  const date = useSegmentedDay({ value, onChange, locale, isDisabled, isReadOnly, onKeyDown });

  const problem = () => {
    if (!leaving.isLeft) return undefined;
    if (date.isDraft) return messages.dates.incomplete;
    return date.day ? dayProblem(date.day, limits, messages, locale) : undefined;
  };
  const error = errorMessage || problem();

  const focus = (event: FocusEvent) => {
    leaving.enter();
    field.onFocus?.(event);
  };
  const blur = (event: FocusEvent) => {
    leaving.leave(event);
    field.onBlur?.(event);
  };

  return (
    <I18nProvider locale={locale}>
      <AriaDateField
        {...definedProps({ ...field, onFocus: focus, onBlur: blur })}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        ref={root}
        className={fieldStyles.field}
        value={date.day}
        onChange={date.change}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        shouldForceLeadingZeros
        data-field={field.name}
      >
        {isLabelHidden ? null : (
          <Label className={fieldStyles.label}>
            {label}
            {field.isRequired ? <RequiredMark /> : null}
          </Label>
        )}
        <div ref={frameRef} className={fieldStyles.frame} {...date.frame}>
          <DateInputs onReading={date.read} />
          {end}
        </div>
        <DateNotes description={description} errorMessage={error} />
        <StatusNote>{note}</StatusNote>
      </AriaDateField>
    </I18nProvider>
  );
});
