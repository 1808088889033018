import { useEffect } from 'react';
import { DateField } from 'react-aria-components/DateField';
import { DateSegments } from '../dates/DateSegments.tsx';
import * as styles from '../dates/dates.css.ts';
import { useTypedDay } from '../dates/useTypedDay.ts';
import { definedProps } from '../theme/definedProps.ts';

interface RangeEndProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  /** Called with whether the segments name no day though they are not empty. */
  onIncomplete: (isIncomplete: boolean) => void;
  name?: string | undefined;
  isInvalid: boolean;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** One end of a range of days. */
export function RangeEnd({ label, value, onChange, onIncomplete, ...field }: RangeEndProps) {
  const typed = useTypedDay(value, onChange);
  const { isIncomplete } = typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when that changes
  useEffect(() => onIncomplete(isIncomplete), [isIncomplete]);
  return (
    <DateField
      {...definedProps(field)}
      aria-label={label}
      className={styles.rangeEnd}
      value={typed.day}
      onChange={typed.change}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <DateSegments typed={typed} />
    </DateField>
  );
}
