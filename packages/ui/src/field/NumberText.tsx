import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { FieldProps } from './FieldProps.ts';
import { type CanType, refuseCharacter } from './refuseCharacter.ts';
import { type InputProps, TextFrame } from './TextFrame.tsx';
import { useTellUnread } from './UnreadContext.ts';
import { type Reading, useParsedText } from './useParsedText.ts';

/** The props of fields whose value is a whole number. */
interface NumberValueProps {
  /** The minimum. */
  minValue?: number | undefined;
  /** The maximum. */
  maxValue?: number | undefined;
  /** Called with a text that is not accepted, and with null when it is corrected. */
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
  const { component, defaultValue = null, minValue, maxValue, start, end, input, ...rest } = props;
  const {
    value: given,
    onChange,
    onInvalidText,
    placeholder,
    canType,
    read,
    format,
    formatForEditing,
    ...field
  } = rest;
  const [kept, setValue] = useOwnState(given, defaultValue, onChange);
  const value = Number.isSafeInteger(kept) ? kept : null;
  useDevelopmentWarning(
    typeof kept === 'number' && !Number.isSafeInteger(kept)
      ? `${component}: \`value\` is ${kept}, which is not a whole number, so the field stays empty. Round it, or pass null.`
      : null,
  );
  const typed = useParsedText({ value, onChange: setValue, onInvalidText, read, format, formatForEditing });
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
      start={start}
      end={end}
      input={{
        autoComplete: 'off',
        onBeforeInput: (event) => refuseCharacter(event, event.currentTarget, canType),
        onMouseDown: typed.press,
        onMouseUp: typed.release,
        ...(placeholder === undefined ? {} : { placeholder }),
        ...input,
      }}
    />
  );
});
