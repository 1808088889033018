import type { FocusEvent } from 'react';

/** The props of every field. */
export interface FieldProps {
  /** The label. */
  label: string;
  /** Whether the label is for screen readers alone, as in the cell of a table with a header. */
  isLabelHidden?: boolean | undefined;
  /** A hint below the field. */
  description?: string | undefined;
  /** The error. The field is marked invalid while it is set. */
  errorMessage?: string | undefined;
  /** Whether a value is required; marked beside the label. */
  isRequired?: boolean | undefined;
  /** Whether the field is disabled. */
  isDisabled?: boolean | undefined;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean | undefined;
  /** The name in the form; the error summary finds the field by it. */
  name?: string | undefined;
  /** The id of the element. @default generated */
  id?: string | undefined;
  /** Whether the field takes focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Called when focus leaves the field. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** Called when the field receives focus. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
}

/** The props of every field whose value is a text. */
export interface TextValueProps {
  /** The text (controlled). */
  value?: string | undefined;
  /** The text at first, for a field that keeps it itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text as it is typed. */
  onChange?: ((text: string) => void) | undefined;
}

/** An option of a field. */
export interface Option<Value extends string = string> {
  /** The value. */
  value: Value;
  /** The label. */
  label: string;
  /** A line below the label. */
  description?: string | undefined;
  /** Whether the option is disabled. */
  isDisabled?: boolean | undefined;
}
