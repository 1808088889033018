import { type ForwardedRef, forwardRef } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { NumberText, type NumberValueProps } from '../field/NumberText.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { canTypeInteger, readInteger } from './readInteger.ts';

/** Props of NumberField. */
export interface NumberFieldProps extends NumberValueProps {
  /** The unit, shown after the number. */
  unit?: string | undefined;
}

/** A field for a whole number. Invalid text stays and is reported. */
export const NumberField = forwardRef(function NumberField(
  { unit, ...field }: NumberFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages } = useUI();
  return (
    <NumberText
      {...field}
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
