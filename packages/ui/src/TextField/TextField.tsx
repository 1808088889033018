import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { useOwnState } from '../state/useOwnState.ts';
import { definedProps } from '../theme/definedProps.ts';

/** Props of TextField. */
export interface TextFieldProps extends FieldProps {
  /** The text (controlled). */
  value?: string | undefined;
  /** The text at first, for a field that keeps it itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text as it is typed. */
  onChange?: ((text: string) => void) | undefined;
  /** Kind of text, which decides the keyboard on a phone. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'search' | 'url' | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
  /** The keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** The value that the browser may fill in. */
  autoComplete?: string | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  /** Whether the text is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Content before the text, inside the frame. */
  prefix?: ReactNode;
  /** Content after the text, inside the frame. */
  suffix?: ReactNode;
  /** Called for each key while the text is being edited. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** One line of text. */
export const TextField = forwardRef(function TextField(
  props: TextFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { value, defaultValue = '', onChange, isNumeric, prefix, suffix, ...rest } = props;
  const { type = 'text', placeholder, inputMode, autoComplete, maxLength, onKeyDown, ...field } = rest;
  const className = isNumeric ? fieldStyles.numericInput : undefined;
  const [text, setText] = useOwnState(value, defaultValue, onChange);
  return (
    <TextFrame
      {...field}
      ref={ref}
      value={text ?? ''}
      onChange={setText}
      start={prefix ? <span className={fieldStyles.adornment}>{prefix}</span> : null}
      end={suffix ? <span className={fieldStyles.adornment}>{suffix}</span> : null}
      input={definedProps({ type, placeholder, inputMode, autoComplete, maxLength, onKeyDown, className })}
    />
  );
});
