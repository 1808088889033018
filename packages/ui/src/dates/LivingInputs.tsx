import type { CalendarDate } from '@internationalized/date';
import type { FocusEvent } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { definedProps } from '../theme/definedProps.ts';
import { DateInputs } from './DateInputs.tsx';
import * as styles from './dates.css.ts';
import type { SegmentReading } from './readSegments.ts';

export { typeInto } from './typeInto.ts';

export interface LivingInputsProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  locale: string;
  name?: string | undefined;
  value: CalendarDate | null;
  onChange: (day: CalendarDate | null) => void;
  onReading: (reading: SegmentReading) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  isInvalid: boolean;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** Day, month and year to be typed; a module of its own, fetched once the field has been painted (`useWaking`). */
export function LivingInputs({ locale, onReading, ...field }: LivingInputsProps) {
  return (
    <I18nProvider locale={locale}>
      <AriaDateField
        {...definedProps(field)}
        className={styles.inputs}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <DateInputs onReading={onReading} />
      </AriaDateField>
    </I18nProvider>
  );
}
