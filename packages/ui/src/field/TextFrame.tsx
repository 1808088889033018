import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Input, type InputProps, TextField } from 'react-aria-components/TextField';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';

interface TextFrameProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  /** What the browser sends with the form, where it is not the text that is shown. */
  formValue?: string | undefined;
  /** Attributes of the input itself. */
  input?: InputProps | undefined;
  /** What stands before the text, inside the frame. */
  start?: ReactNode;
  /** What stands after the text, inside the frame. */
  end?: ReactNode;
}

/** The parts that every one-line text field shares: label, frame, input, notes. */
export const TextFrame = forwardRef(function TextFrame(
  props: TextFrameProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { label, isLabelHidden, description, errorMessage, input, start, end, formValue, ...field } = props;
  const isSentApart = formValue !== undefined && field.name !== undefined;
  return (
    <TextField
      {...definedProps({ ...field, name: isSentApart ? undefined : field.name })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={styles.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={field.name}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={field.isRequired}>{label}</FieldLabel>}
      <div className={styles.frame}>
        {start}
        <Input
          dir={field.value ? 'auto' : undefined}
          {...input}
          ref={ref}
          className={classNames(styles.input, input?.className as string)}
        />
        {end}
      </div>
      {isSentApart ? (
        <input type="hidden" name={field.name} value={formValue} disabled={field.isDisabled} />
      ) : null}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  );
});
