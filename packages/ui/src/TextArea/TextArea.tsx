import { type ForwardedRef, forwardRef } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useOwnState } from '../state/useOwnState.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './TextArea.css.ts';

/** Props of TextArea. */
export interface TextAreaProps extends FieldProps {
  /** The text; the field keeps it itself when this is left out. */
  value?: string | undefined;
  /** The text at first, for a field that keeps it itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text as it is typed. */
  onChange?: ((text: string) => void) | undefined;
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
    value,
    defaultValue = '',
    onChange,
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
  const [text, setText] = useOwnState(value, defaultValue, onChange);
  return (
    <TextField
      {...definedProps(field)}
      value={text ?? ''}
      onChange={setText}
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
          dir={text ? 'auto' : undefined}
          className={classNames(fieldStyles.input, styles.textArea)}
        />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  );
});
