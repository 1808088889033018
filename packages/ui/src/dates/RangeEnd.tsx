import type { KeyboardEvent } from 'react';
import { DateField } from 'react-aria-components/DateField';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { DateInputs } from './DateInputs.tsx';
import { dateLocale } from './dateLocale.ts';
import * as styles from './dates.css.ts';
import { useSegmentedDay } from './useSegmentedDay.ts';

interface RangeEndProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  /** Called with whether the segments name no day though they are not empty. */
  onDraft: (isDraft: boolean) => void;
  name?: string | undefined;
  isInvalid: boolean;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  describedBy?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** One end of a range of days. */
export function RangeEnd({
  label,
  value,
  onChange,
  onDraft,
  describedBy,
  onKeyDown,
  ...field
}: RangeEndProps) {
  const { isDisabled, isReadOnly } = field;
  const locale = dateLocale(useUI().languageTag);
  const date = useSegmentedDay({ value, onChange, locale, isDisabled, isReadOnly, onKeyDown });
  return (
    <DateField
      {...definedProps({ ...field, 'aria-describedby': describedBy })}
      aria-label={label}
      className={styles.rangeEnd}
      value={date.day}
      onChange={date.change}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <div className={styles.rangeEnd} {...date.frame}>
        <DateInputs
          onReading={(reading) => {
            date.read(reading);
            onDraft(reading.kind === 'partial' || reading.kind === 'impossible');
          }}
        />
      </div>
    </DateField>
  );
}
