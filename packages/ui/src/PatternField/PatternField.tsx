import { type ChangeEvent, type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { useOwnState } from '../state/useOwnState.ts';
import { editMask, maskDigits, unmaskDigits } from './maskDigits.ts';

/** Props of PatternField. */
export interface PatternFieldProps extends FieldProps {
  /** The shape of the text; each `0` is a digit, such as `00000-0000000-0`. */
  pattern: string;
  /** The digits, without separators (controlled). */
  value?: string | undefined;
  /** The digits at first, for a field that keeps them itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the digits alone. */
  onChange?: ((digits: string) => void) | undefined;
  /** Text shown while the field is empty. @default the pattern */
  placeholder?: string | undefined;
}

/** A field for digits in a fixed pattern. It writes and skips the separators. */
export const PatternField = forwardRef(function PatternField(
  { pattern, value, defaultValue = '', onChange, placeholder, ...field }: PatternFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [kept, setDigits] = useOwnState(value, defaultValue, onChange);
  const digits = unmaskDigits(pattern, kept ?? '');
  const masked = maskDigits(pattern, digits);

  // Write the text at once, so that React finds the value it would write and leaves the caret alone.
  const shape = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const edit = editMask(pattern, {
      before: masked,
      after: target.value,
      caret: target.selectionStart ?? target.value.length,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
    });
    if (target.value === edit.text) return;
    target.value = edit.text;
    target.setSelectionRange(edit.caret, edit.caret);
  };

  return (
    <TextFrame
      {...field}
      ref={ref}
      value={masked}
      formValue={digits}
      onChange={(text) => setDigits(unmaskDigits(pattern, text))}
      input={{
        className: fieldStyles.numericInput,
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: placeholder ?? pattern,
        onChangeCapture: shape,
      }}
    />
  );
});
