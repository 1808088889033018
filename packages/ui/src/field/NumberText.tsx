import { type ForwardedRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { FieldProps } from './FieldProps.ts';
import { type CanType, refuseCharacter } from './refuseCharacter.ts';
import { type InputProps, TextFrame } from './TextFrame.tsx';
import { useTellUnread } from './UnreadContext.ts';
import { useLeaving } from './useLeaving.ts';
import { useSelectingPress } from './useSelectingPress.ts';

/** The props of every field whose value is a whole number; amounts of money are whole numbers of minor units. */
export interface NumberValueProps extends FieldProps {
  /** The whole number, or the amount in minor units; null for none (controlled). */
  value?: number | null | undefined;
  /** The number at first, for a field that keeps it itself. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the number; null when the text is empty or is not one. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Called with a text that is not accepted, and with null when it is corrected. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** The minimum, for amounts in minor units. */
  minValue?: number | undefined;
  /** The maximum, for amounts in minor units. */
  maxValue?: number | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** The result of parsing a text: a value or null, and an error. */
export interface Reading {
  value: number | null;
  problem?: string | undefined;
}

interface NumberTextProps extends NumberValueProps {
  /** The name of the component, for warnings. */
  component: string;
  /** The characters that may be typed. Pasted text is parsed as a whole. */
  canType: CanType;
  /** Parses a typed text. */
  read: (text: string) => Reading;
  /** Formats a value while the field is not edited, as a text that `read` reads as the same value: editing starts from that text. */
  format: (value: number) => string;
  /** Formats a value while the field is edited. */
  formatForEditing: (value: number) => string;
  start?: ReactNode;
  end?: ReactNode;
  input: InputProps;
}

/**
 * A field whose value is a whole number. Typed text stays as typed, even if invalid. The value follows it, and a new value from outside
 * replaces it.
 */
export const NumberText = forwardRef(function NumberText(
  props: NumberTextProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { component, canType, read, format, formatForEditing, ...rest } = props;
  const { defaultValue = null, placeholder, input, ...field } = rest;
  const [kept, setValue] = useOwnState(props.value, defaultValue, props.onChange);
  const value = Number.isSafeInteger(kept) ? kept : null;
  useDevelopmentWarning(
    typeof kept === 'number' && !Number.isSafeInteger(kept)
      ? `${component}: \`value\` is ${kept}, which is not a whole number, so the field stays empty. Round it, or pass null.`
      : null,
  );

  const valueText = value === null ? '' : format(value);
  const [text, setText] = useState(valueText);
  const [knownValue, setKnownValue] = useState(value);
  const reading = read(text);
  if (value !== knownValue) {
    setKnownValue(value);
    if (reading.value !== value) setText(valueText);
  }
  // The error of a text that has no value.
  useTellUnread(reading.value === null ? reading.problem : undefined);

  const { isFocused, isLeft, enter, leave } = useLeaving();
  const element = useRef<HTMLInputElement | null>(null);
  const reported = useRef<string | null>(null);
  const press = useSelectingPress();
  // Removing the separators moves the caret to the end, so select the text again.
  useBrowserLayoutEffect(() => {
    if (isFocused) element.current?.select();
  }, [isFocused]);

  return (
    <TextFrame
      {...field}
      ref={ref}
      value={text}
      formValue={value === null ? '' : String(value)}
      onChange={(typed) => {
        const next = read(typed);
        setText(typed);
        if (next.value !== value) setValue(next.value);
        const invalid = next.problem ? typed : null;
        if (invalid !== reported.current) field.onInvalidText?.(invalid);
        reported.current = invalid;
      }}
      errorMessage={(isLeft || field.errorMessage ? reading.problem : undefined) ?? field.errorMessage}
      onFocus={(event) => {
        element.current = event.target instanceof HTMLInputElement ? event.target : null;
        enter();
        if (!reading.problem && reading.value !== null) setText(formatForEditing(reading.value));
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        leave(event);
        // The text may have changed since the field was drawn: a scan is taken back and moves the focus at once.
        const left = read(element.current?.value ?? text);
        if (!left.problem && left.value !== null) setText(format(left.value));
        field.onBlur?.(event);
      }}
      input={{
        autoComplete: 'off',
        onBeforeInput: (event) => refuseCharacter(event, event.currentTarget, canType),
        ...press,
        placeholder,
        ...input,
      }}
    />
  );
});
