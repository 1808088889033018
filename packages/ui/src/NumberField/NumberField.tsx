import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NumberText } from '../field/NumberText.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { canTypeInteger, readInteger } from './readInteger.ts';

/** Props of NumberField. */
export interface NumberFieldProps extends FieldProps {
  /** The whole number, or null (controlled). */
  value?: number | null | undefined;
  /** The number at first, for a field that keeps it itself. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the number; null when the text is empty or is not a whole number. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Called with a text that is not accepted, and with null when it is corrected. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** The minimum. */
  minValue?: number | undefined;
  /** The maximum. */
  maxValue?: number | undefined;
  /** The unit, shown after the number. */
  unit?: string | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** A field for a whole number. Invalid text stays and is reported. */
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
      canType={canTypeInteger(field)}
      read={(text) => readInteger(text, field, messages)}
      format={String}
      formatForEditing={String}
      end={unit ? <span className={fieldStyles.adornment}>{unit}</span> : null}
      input={{ className: fieldStyles.numericInput, inputMode: 'numeric' }}
    />
  );
});
