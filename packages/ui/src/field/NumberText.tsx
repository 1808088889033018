import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { FieldProps } from './FieldProps.ts';
import { numberWarning } from './numberWarning.ts';
import { type InputProps, TextFrame } from './TextFrame.tsx';
import { type Reading, useParsedText } from './useParsedText.ts';

/** What fields whose value is a whole number have in common. */
export interface NumberValueProps {
  /** The least that is accepted. */
  minValue?: number | undefined;
  /** The greatest that is accepted. */
  maxValue?: number | undefined;
  /** Called with a text that cannot be accepted, and with null when it is mended. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

interface NumberTextProps extends FieldProps, NumberValueProps {
  /** The name of the component, for warnings. */
  component: string;
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  onChange: ((value: number | null) => void) | undefined;
  /** What a typed text means. */
  read: (text: string) => Reading;
  /** The text of a value at rest. */
  format: (value: number) => string;
  /** The text of a value while it is edited. */
  formatForEditing: (value: number) => string;
  start?: ReactNode;
  end?: ReactNode;
  input: InputProps;
}

/** A field whose value is a whole number: what is typed stays as it was typed, and the number follows it. */
export const NumberText = forwardRef(function NumberText(
  props: NumberTextProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { component, defaultValue = null, minValue, maxValue, start, end, input, ...rest } = props;
  const {
    value: given,
    onChange,
    onInvalidText,
    placeholder,
    read,
    format,
    formatForEditing,
    ...field
  } = rest;
  const [kept, setValue] = useOwnState(given, defaultValue, onChange);
  const value = Number.isSafeInteger(kept) ? kept : null;
  useDevelopmentWarning(numberWarning(component, { value: kept, minValue, maxValue }));
  const typed = useParsedText({ value, onChange: setValue, onInvalidText, read, format, formatForEditing });
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
      start={start}
      end={end}
      input={{
        autoComplete: 'off',
        onMouseDown: typed.press,
        onMouseUp: typed.release,
        ...(placeholder === undefined ? {} : { placeholder }),
        ...input,
      }}
    />
  );
});
