import { type ForwardedRef, forwardRef } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldProps, TextValueProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useOwnState } from '../state/useOwnState.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './TextArea.css.ts';

/** Props of TextArea. */
export interface TextAreaProps extends FieldProps, TextValueProps {
  /** Number of visible lines at first. @default 3 */
  rows?: number | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** Several lines of text. */
export const TextArea = forwardRef(function TextArea(
  { value, defaultValue = '', onChange, rows = 3, maxLength, placeholder, ...field }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const [text, setText] = useOwnState(value, defaultValue, onChange);
  return (
    <AriaTextField {...ariaFieldProps(field)} value={text ?? ''} onChange={setText}>
      <AriaFieldLabel {...field} />
      <div className={fieldStyles.frame}>
        <AriaTextArea
          {...{ rows, maxLength, placeholder }}
          ref={ref}
          dir={text ? 'auto' : undefined}
          className={classNames(fieldStyles.input, styles.textArea)}
        />
      </div>
      <AriaFieldNotes {...field} />
    </AriaTextField>
  );
});
