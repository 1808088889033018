import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FieldProps, TextValueProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';

/** Props of TextField. */
export interface TextFieldProps extends FieldProps, TextValueProps {
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
  { isNumeric, prefix, suffix, ...props }: TextFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { type = 'text', placeholder, inputMode, autoComplete, maxLength, onKeyDown, ...field } = props;
  const className = isNumeric ? fieldStyles.numericInput : undefined;
  return (
    <TextFrame
      {...field}
      ref={ref}
      start={prefix ? <span className={fieldStyles.adornment}>{prefix}</span> : null}
      end={suffix ? <span className={fieldStyles.adornment}>{suffix}</span> : null}
      input={{ type, placeholder, inputMode, autoComplete, maxLength, onKeyDown, className }}
    />
  );
});
