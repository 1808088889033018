import type { FocusEvent } from 'react';

/** What every field takes. */
export interface FieldProps {
  /** The name of the field for people. */
  label: string;
  /** Whether the label is for screen readers alone, as in the cell of a table with a header. */
  isLabelHidden?: boolean | undefined;
  /** A hint under the field. */
  description?: string | undefined;
  /** What is wrong with the value, in plain words; the field is marked invalid while it is set. */
  errorMessage?: string | undefined;
  /** Whether a value must be given; marked beside the label. */
  isRequired?: boolean | undefined;
  /** Whether the field can be used. */
  isDisabled?: boolean | undefined;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean | undefined;
  /** The name in the form; the error summary finds the field by it. */
  name?: string | undefined;
  /** The element's id; made up when not given. */
  id?: string | undefined;
  /** Whether the field takes focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Called when focus leaves the field. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** Called when focus comes to the field. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
}

/** One choice of a field with few of them. */
export interface Option<Value extends string = string> {
  /** What is stored. */
  value: Value;
  /** What is shown. */
  label: string;
  /** A line under the label, where there is room. */
  description?: string | undefined;
  /** Whether the choice can be made. */
  isDisabled?: boolean | undefined;
}
