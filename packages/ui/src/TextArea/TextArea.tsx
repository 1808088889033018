import { type ForwardedRef, forwardRef } from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useTextControl } from '../field/useTextControl.ts';
import { useOwnState } from '../state/useOwnState.ts';
import { classNames } from '../theme/classNames.ts';
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
  { value, defaultValue = '', onChange, rows = 3, maxLength, placeholder, ...field }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const [text, setText] = useOwnState(value, defaultValue, onChange);
  const { ids, control } = useTextControl({ ...field, value: text ?? '', onChange: setText }, ref);
  const { label, description, errorMessage, isRequired } = field;
  return (
    <div className={fieldStyles.field} {...ids.root}>
      {field.isLabelHidden ? null : (
        <FieldLabel htmlFor={ids.id} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className={fieldStyles.frame}>
        <textarea
          {...control}
          {...{ rows, maxLength, placeholder }}
          className={classNames(fieldStyles.input, styles.textArea)}
        />
      </div>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
});
