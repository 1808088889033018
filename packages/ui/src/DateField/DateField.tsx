import { type ForwardedRef, forwardRef } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DateFieldProps } from '../dates/DateFieldProps.ts';
import { DateSegments } from '../dates/DateSegments.tsx';
import { useDayField } from '../dates/useDayField.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import type { FieldHandle } from '../field/FieldHandle.ts';
import * as fieldStyles from '../field/field.css.ts';

/** A field for a day, typed as day, month and year in the app's language. */
export const DateField = forwardRef(function DateField(
  props: DateFieldProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { locale, typed, errorMessage, aria } = useDayField(props, ref);
  return (
    <I18nProvider locale={locale}>
      <AriaDateField {...aria}>
        <AriaFieldLabel {...props} />
        <div className={fieldStyles.frame}>
          <DateSegments typed={typed} />
        </div>
        <AriaFieldNotes description={props.description} errorMessage={errorMessage} />
      </AriaDateField>
    </I18nProvider>
  );
});
