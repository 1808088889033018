import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLeaving } from './useLeaving.ts';

/** The result of parsing a text: a value or null, and an error. */
export interface Reading {
  value: number | null;
  problem?: string | undefined;
}

interface ParsedTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  onInvalidText?: ((text: string | null) => void) | undefined;
  read: (text: string) => Reading;
  /** Formats a value while the field is not edited. */
  format: (value: number) => string;
  /** Formats a value while the field is edited. */
  formatForEditing: (value: number) => string;
}

/**
 * The text of a field whose value is a number. Typed text stays as typed, even if invalid. The value follows
 * it, and a new value from outside replaces it.
 */
export function useParsedText(options: ParsedTextOptions) {
  const { value, onChange, onInvalidText, read, format, formatForEditing } = options;
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

  const report = (invalid: string | null) => {
    if (reported.current === invalid) return;
    reported.current = invalid;
    onInvalidText?.(invalid);
  };

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
      report(next.problem ? typed : null);
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
