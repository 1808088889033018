import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { RequiredMark } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useLeaving } from '../field/useLeaving.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
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

/**
 * The parts that every field of one day shares: label, frame, segments, notes. The segments cost as much as all other fields of a form
 * together, and are fetched and come alive once what is seen of them has been painted: neither a page nor a dialog waits for them.
 */
export const DateFrame = forwardRef(function DateFrame(
  props: DateFrameProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, limits, ...rest } = props;
  const { end, frameRef, note, onKeyDown, ...field } = rest;
  const { isDisabled, isReadOnly } = field;
  const { languageTag, messages } = useUI();
  const locale = dateLocale(languageTag);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useLeaving();
  const date = useSegmentedDay({ value, onChange, locale, isDisabled, isReadOnly, onKeyDown });
  const { Inputs, hasFailed, focus, resting } = useWaking(root, props.autoFocus);
  useImperativeHandle(ref, () => ({ focus }));

  const problem = () => {
    if (!leaving.isLeft) return undefined;
    if (date.isDraft) return messages.dates.incomplete;
    return date.day ? dayProblem(date.day, limits, messages, locale) : undefined;
  };
  const error = errorMessage || problem();
  const notes = { descriptionId: `${id}description`, errorId: `${id}error` };

  const name = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}label` };
  const described = error ? notes.errorId : description ? notes.descriptionId : undefined;

  const enter = (event: FocusEvent) => {
    leaving.enter();
    field.onFocus?.(event);
  };
  const leave = (event: FocusEvent) => {
    leaving.leave(event);
    field.onBlur?.(event);
  };

  return (
    <div
      ref={root}
      className={fieldStyles.field}
      data-field={field.name}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {isLabelHidden ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: as the label of a control, which a group of segments is not
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the segments themselves
        <span id={`${id}label`} className={fieldStyles.label} onClick={isDisabled ? undefined : focus}>
          {label}
          {field.isRequired ? <RequiredMark /> : null}
        </span>
      )}
      <div ref={frameRef} className={fieldStyles.frame} {...date.frame}>
        {Inputs ? (
          <Inputs
            {...field}
            {...name}
            aria-describedby={described}
            locale={locale}
            onFocus={enter}
            onBlur={leave}
            value={date.day}
            onChange={date.change}
            onReading={date.read}
            isInvalid={Boolean(error)}
          />
        ) : (
          <RestingInputs
            {...name}
            aria-describedby={described}
            name={field.name}
            value={value}
            isDisabled={isDisabled}
            handlers={resting}
          />
        )}
        {end}
      </div>
      <NamedNotes description={description} errorMessage={error} {...notes} />
      <StatusNote>{hasFailed ? messages.dates.fieldFailed : note}</StatusNote>
    </div>
  );
});
