import type { FieldProps } from '../field/FieldProps.ts';
import type { DayLimits } from './dayLimits.ts';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps, DayLimits {
  /** The day as `YYYY-MM-DD`, or an empty text. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or an empty text while it is incomplete or no day of the calendar. */
  onChange: (day: string) => void;
}
