import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { type Reading, useParsedText } from '../field/useParsedText.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { parseIntegerText } from './parseIntegerText.ts';

/** Props of NumberField. */
export interface NumberFieldProps extends FieldProps {
  /** The whole number, or null when there is none. */
  value: number | null;
  /** Called with the number; null when the text is empty or is not a whole number. */
  onChange: (value: number | null) => void;
  /** Called with a text that cannot be accepted, and with null when it is mended. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** The least number. */
  minValue?: number | undefined;
  /** The greatest number. */
  maxValue?: number | undefined;
  /** What is counted, shown after the number. */
  unit?: string | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** A whole number, typed; a text that is none stays where it was typed and is reported. */
export const NumberField = forwardRef(function NumberField(
  props: NumberFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { value, onChange, onInvalidText, minValue, maxValue, unit, placeholder, ...field } = props;
  const { messages } = useUI();

  const read = (typed: string): Reading => {
    const number = parseIntegerText(typed);
    if (number === undefined) return { value: null, problem: messages.invalidNumber };
    return { value: number, problem: number === null ? undefined : rangeProblem(number) };
  };
  const rangeProblem = (number: number) => {
    if (minValue !== undefined && number < minValue) return messages.valueTooLow(String(minValue));
    if (maxValue !== undefined && number > maxValue) return messages.valueTooHigh(String(maxValue));
    return undefined;
  };

  const parsed = useParsedText({
    value,
    onChange,
    onInvalidText,
    read,
    format: String,
    formatForEditing: String,
  });

  return (
    <TextFrame
      {...field}
      ref={ref}
      value={parsed.text}
      onChange={parsed.change}
      errorMessage={field.errorMessage ? (parsed.latentProblem ?? field.errorMessage) : parsed.problem}
      onFocus={(event) => {
        parsed.focus(event);
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        parsed.blur();
        field.onBlur?.(event);
      }}
      end={unit ? <span className={fieldStyles.adornment}>{unit}</span> : null}
      input={{
        className: fieldStyles.numericInput,
        onMouseDown: parsed.press,
        inputMode: 'numeric',
        autoComplete: 'off',
        ...(placeholder ? { placeholder } : {}),
      }}
    />
  );
});
