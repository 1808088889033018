import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NumberText } from '../field/NumberText.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { readInteger } from './readInteger.ts';

/** Props of NumberField. */
export interface NumberFieldProps extends FieldProps {
  /** The whole number, or null when there is none; the field keeps it itself when this is left out. */
  value?: number | null | undefined;
  /** The number at first, for a field that keeps it itself. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the number; null when the text is empty or is not a whole number. */
  onChange?: ((value: number | null) => void) | undefined;
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
  { value, defaultValue, onChange, unit, ...field }: NumberFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages } = useUI();
  return (
    <NumberText
      {...field}
      {...{ value, defaultValue, onChange }}
      ref={ref}
      component="NumberField"
      read={(text) => readInteger(text, field, messages)}
      format={String}
      formatForEditing={String}
      end={unit ? <span className={fieldStyles.adornment}>{unit}</span> : null}
      input={{ className: fieldStyles.numericInput, inputMode: 'numeric' }}
    />
  );
});
