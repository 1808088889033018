import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './DateField.css.ts';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps {
  /** The day as `YYYY-MM-DD`, or an empty text. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or an empty text. */
  onChange: (day: string) => void;
  /** The first day that may be chosen. */
  min?: string | undefined;
  /** The last day that may be chosen. */
  max?: string | undefined;
}

/** A day: the browser's own date input, which every phone and screen reader knows. */
export const DateField = forwardRef(function DateField(
  { min, max, ...field }: DateFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <TextFrame
      {...field}
      ref={ref}
      input={definedProps({
        type: 'date',
        min,
        max,
        className: classNames(fieldStyles.numericInput, styles.date),
      })}
    />
  );
});
