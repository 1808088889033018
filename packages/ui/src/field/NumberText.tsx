import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { FieldProps } from './FieldProps.ts';
import { type CanType, refuseCharacter } from './refuseCharacter.ts';
import { type InputProps, TextFrame } from './TextFrame.tsx';
import { useTellUnread } from './UnreadContext.ts';
import { useLeaving } from './useLeaving.ts';

/** The result of parsing a text: a value or null, and an error. */
export interface Reading {
  value: number | null;
  problem?: string | undefined;
}

interface NumberTextProps extends FieldProps {
  /** The name of the component, for warnings. */
  component: string;
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  onChange: ((value: number | null) => void) | undefined;
  /** Called with a text that is not accepted, and with null when it is corrected. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
  /** The characters that may be typed. Pasted text is parsed as a whole. */
  canType: CanType;
  /** Parses a typed text. */
  read: (text: string) => Reading;
  /** Formats a value while the field is not edited. */
  format: (value: number) => string;
  /** Formats a value while the field is edited. */
  formatForEditing: (value: number) => string;
  start?: ReactNode;
  end?: ReactNode;
  input: InputProps;
}

/** A field whose value is a whole number. The text stays as it was typed. */
export const NumberText = forwardRef(function NumberText(
  props: NumberTextProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { component, defaultValue = null, canType, placeholder, input, ...field } = props;
  const [kept, setValue] = useOwnState(props.value, defaultValue, props.onChange);
  const value = Number.isSafeInteger(kept) ? kept : null;
  useDevelopmentWarning(
    typeof kept === 'number' && !Number.isSafeInteger(kept)
      ? `${component}: \`value\` is ${kept}, which is not a whole number, so the field stays empty. Round it, or pass null.`
      : null,
  );
  const typed = useParsedText(value, setValue, props);
  useTellUnread(typed.unread);
  return (
    <TextFrame
      {...field}
      ref={ref}
      value={typed.text}
      formValue={value === null ? '' : String(value)}
      onChange={typed.change}
      errorMessage={field.errorMessage ? (typed.latentProblem ?? field.errorMessage) : typed.problem}
      onFocus={(event) => {
        typed.focus(event);
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        typed.blur(event);
        field.onBlur?.(event);
      }}
      input={{
        autoComplete: 'off',
        onBeforeInput: (event) => refuseCharacter(event, event.currentTarget, canType),
        onMouseDown: typed.press,
        onMouseUp: typed.release,
        placeholder,
        ...input,
      }}
    />
  );
});

/**
 * The text of a field whose value is a number. Typed text stays as typed, even if invalid. The value follows
 * it, and a new value from outside replaces it.
 */
function useParsedText(
  value: number | null,
  onChange: (value: number | null) => void,
  { onInvalidText, read, format, formatForEditing }: NumberTextProps,
) {
  const toText = (number: number | null) => (number === null ? '' : format(number));
  const [text, setText] = useState(() => toText(value));
  const [knownValue, setKnownValue] = useState(value);
  const leaving = useLeaving();
  const { isFocused } = leaving;
  const input = useRef<HTMLInputElement | null>(null);
  const isPressed = useRef(false);
  const reported = useRef<string | null>(null);

  if (value !== knownValue) {
    setKnownValue(value);
    if (read(text).value !== value) setText(toText(value));
  }

  // Removing the separators moves the caret to the end, so select the text again.
  useLayoutEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);

  const reading = read(text);
  return {
    text,
    problem: leaving.isLeft ? reading.problem : undefined,
    /** The error, whether or not it is shown yet. */
    latentProblem: reading.problem,
    /** The error of a text that has no value. */
    unread: reading.value === null ? reading.problem : undefined,
    change(typed: string) {
      const next = read(typed);
      setText(typed);
      if (next.value !== value) onChange(next.value);
      const invalid = next.problem ? typed : null;
      if (invalid !== reported.current) onInvalidText?.(invalid);
      reported.current = invalid;
    },
    /** The press that brings the focus: left to itself, the browser would put the caret where the pointer is. */
    press(event: MouseEvent<HTMLInputElement>) {
      if (isFocused || event.button !== 0) return;
      event.preventDefault();
      isPressed.current = true;
      event.currentTarget.focus();
    },
    /** The end of that press: Chromium would still put the caret there if the press before was into a selection. */
    release(event: MouseEvent<HTMLInputElement>) {
      if (isPressed.current) event.preventDefault();
      isPressed.current = false;
    },
    focus(event: FocusEvent) {
      input.current = event.target instanceof HTMLInputElement ? event.target : null;
      leaving.enter();
      if (!reading.problem && reading.value !== null) setText(formatForEditing(reading.value));
    },
    blur(event: FocusEvent) {
      leaving.leave(event);
      // The text may have changed since the field was drawn: a scan is taken back and moves the focus at once.
      const left = read(input.current?.value ?? text);
      if (!left.problem && left.value !== null) setText(format(left.value));
    },
  };
}
