import { type ForwardedRef, forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';
import { NamedNotes } from './NamedNotes.tsx';
import { useTextControl } from './useTextControl.ts';

/** Attributes of an input that its field leaves to it. */
export type InputProps = InputHTMLAttributes<HTMLInputElement>;

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

/** The parts that every one-line text field shares: label, frame, input, notes. Plain elements: a form has many of them, and opens at once. */
export const TextFrame = forwardRef(function TextFrame(
  props: TextFrameProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { label, description, errorMessage, isRequired, input, start, end, formValue, name } = props;
  const { ids, control } = useTextControl(props, ref);
  const isSentApart = formValue !== undefined && name !== undefined;
  return (
    <div className={styles.field} {...ids.root}>
      {props.isLabelHidden ? null : (
        <FieldLabel htmlFor={ids.id} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className={styles.frame}>
        {start}
        <input
          type="text"
          {...control}
          {...input}
          name={isSentApart ? undefined : name}
          className={classNames(styles.input, input?.className)}
        />
        {end}
      </div>
      {isSentApart ? <input type="hidden" name={name} value={formValue} disabled={props.isDisabled} /> : null}
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
});
