import { definedProps } from '../theme/definedProps.ts';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';

/** The props of a field as React Aria's fields take them; the caller draws its label and notes. */
export function ariaFieldProps(
  field: Omit<FieldProps, 'label'> & { label?: string },
  errorMessage = field.errorMessage,
) {
  const { label, isLabelHidden, isRequired, isDisabled, isReadOnly, name, id, autoFocus, onFocus, onBlur } =
    field;
  return {
    ...definedProps({
      ...{ isRequired, isDisabled, isReadOnly, name, id, autoFocus, onFocus, onBlur },
      'aria-label': isLabelHidden ? label : undefined,
      // React Aria looks again for the element that describes the field when this changes.
      description: field.description,
      'data-field': name,
    }),
    className: styles.field,
    isInvalid: Boolean(errorMessage),
    // The form lists its errors itself; the browser's bubbles would come on top.
    validationBehavior: 'aria' as const,
  };
}
