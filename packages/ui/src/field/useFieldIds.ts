import { useId } from 'react';
import type { FieldProps } from './FieldProps.ts';

/** Ids and ARIA attributes of a field whose control is not a React Aria one. */
export function useFieldIds(props: FieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const descriptionId = `${id}-description`;
  const describedBy = props.errorMessage ? errorId : props.description ? descriptionId : undefined;
  return {
    id,
    labelId,
    errorId,
    descriptionId,
    control: {
      ...(props.isLabelHidden ? { 'aria-label': props.label } : {}),
      'aria-describedby': describedBy,
      'aria-invalid': props.errorMessage ? true : undefined,
      'aria-required': props.isRequired || undefined,
    },
    root: {
      'data-field': props.name,
      'data-invalid': props.errorMessage ? true : undefined,
      'data-disabled': props.isDisabled || undefined,
      'data-readonly': props.isReadOnly || undefined,
    },
  };
}
