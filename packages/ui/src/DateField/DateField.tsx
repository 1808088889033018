import { type ForwardedRef, forwardRef } from 'react';
import { DateFrame } from '../dates/DateFrame.tsx';
import { applyLimits, type DayLimits, limitsWarning } from '../dates/dayLimits.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps, DayLimits {
  /** The day as `YYYY-MM-DD`, or an empty text. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or an empty text while it is incomplete or no day of the calendar. */
  onChange: (day: string) => void;
}

/** A day that is typed: day, month and year in the app's own language, whatever the browser's is. */
export const DateField = forwardRef(function DateField(
  { min, max, isDayUnavailable, ...field }: DateFieldProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const limits = { min, max, isDayUnavailable };
  useDevelopmentWarning(limitsWarning('DateField', { value: field.value }, limits));
  return <DateFrame {...field} ref={ref} limits={applyLimits(limits)} />;
});
