import { type ForwardedRef, forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { useOwnState } from '../state/useOwnState.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { AriaFieldLabel, AriaFieldNotes } from './AriaFieldParts.tsx';
import { ariaFieldProps } from './ariaFieldProps.ts';
import type { FieldProps, TextValueProps } from './FieldProps.ts';
import * as styles from './field.css.ts';

/** Attributes passed to the input. */
export type InputProps = InputHTMLAttributes<HTMLInputElement>;

interface TextFrameProps extends FieldProps, TextValueProps {
  /** The value sent with the form, if it differs from the text. */
  formValue?: string | undefined;
  /** Attributes of the input itself. */
  input?: InputProps | undefined;
  /** Content before the text, inside the frame. */
  start?: ReactNode;
  /** Content after the text, inside the frame. */
  end?: ReactNode;
}

/** A one-line text field of all kinds but the search field: label, frame, input, notes. */
export const TextFrame = forwardRef(function TextFrame(
  { value, defaultValue = '', onChange, formValue, input, start, end, ...field }: TextFrameProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [text, setText] = useOwnState(value, defaultValue, onChange);
  const { name, isDisabled } = field;
  const isSentApart = formValue !== undefined && name !== undefined;
  return (
    <TextField {...ariaFieldProps(field)} value={text ?? ''} onChange={setText}>
      <AriaFieldLabel {...field} />
      <div className={styles.frame}>
        {start}
        <Input
          dir={text ? 'auto' : undefined}
          {...definedProps({ ...input })}
          {...(isSentApart ? { name: '' } : {})}
          ref={ref}
          className={classNames(styles.input, input?.className)}
        />
        {end}
      </div>
      {isSentApart ? <input type="hidden" name={name} value={formValue} disabled={isDisabled} /> : null}
      <AriaFieldNotes {...field} />
    </TextField>
  );
});
