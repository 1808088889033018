import { type ForwardedRef, forwardRef } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './TextArea.css.ts';

/** Props of TextArea. */
export interface TextAreaProps extends FieldProps {
  /** The text. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (text: string) => void;
  /** How many lines are seen at first. @default 3 */
  rows?: number | undefined;
  /** How many characters fit. */
  maxLength?: number | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** Several lines of text. */
export const TextArea = forwardRef(function TextArea(
  {
    label,
    isLabelHidden,
    description,
    errorMessage,
    rows = 3,
    maxLength,
    placeholder,
    ...field
  }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  return (
    <TextField
      {...definedProps(field)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={fieldStyles.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={field.name}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={field.isRequired}>{label}</FieldLabel>}
      <div className={fieldStyles.frame}>
        <AriaTextArea
          {...definedProps({ maxLength, placeholder })}
          ref={ref}
          rows={rows}
          className={classNames(fieldStyles.input, styles.textArea)}
        />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  );
});
