import {
  type ChangeEvent,
  type ForwardedRef,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { toLatinDigits } from '../field/toLatinDigits.ts';
import { caretAfterDigits, maskDigits, unmaskDigits } from './maskDigits.ts';

/** Props of PatternField. */
export interface PatternFieldProps extends FieldProps {
  /** The shape of the text; each `0` is a digit, such as `00000-0000000-0`. */
  pattern: string;
  /** The digits alone. */
  value: string;
  /** Called with the digits alone. */
  onChange: (digits: string) => void;
  /** Text shown while the field is empty; the pattern when not given. */
  placeholder?: string | undefined;
}

/** Digits in a fixed shape: separators are written and skipped by the field. */
export const PatternField = forwardRef(function PatternField(
  { pattern, value, onChange, placeholder, ...field }: PatternFieldProps,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const masked = maskDigits(pattern, value);

  // Writing separators moves the caret to the end; it belongs after the digit that was typed.
  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const caret = caretAfterDigits(masked, caretDigits.current);
    caretDigits.current = null;
    input.current?.setSelectionRange(caret, caret);
  });

  const rememberCaret = (event: ChangeEvent<HTMLInputElement>) => {
    const beforeCaret = event.target.value.slice(0, event.target.selectionStart ?? undefined);
    caretDigits.current = toLatinDigits(beforeCaret).replace(/\D/g, '').length;
  };

  return (
    <TextFrame
      {...field}
      ref={input}
      value={masked}
      onChange={(text) => onChange(unmaskDigits(pattern, text))}
      input={{
        className: fieldStyles.numericInput,
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: placeholder ?? pattern,
        onChangeCapture: rememberCaret,
      }}
    />
  );
});
