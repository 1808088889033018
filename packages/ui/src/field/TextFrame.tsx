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
  /** Attributes of the input itself. */
  input?: InputProps | undefined;
  /** What stands before the text, inside the frame. */
  start?: ReactNode;
  /** What stands after the text, inside the frame. */
  end?: ReactNode;
}

/** The parts that every one-line text field shares: label, frame, input, notes. */
export const TextFrame = forwardRef(function TextFrame(
  { label, isLabelHidden, description, errorMessage, input, start, end, ...field }: TextFrameProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <TextField
      {...definedProps(field)}
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
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  );
});
