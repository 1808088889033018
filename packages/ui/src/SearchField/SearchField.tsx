import { Search, X } from 'lucide-react';
import { type ForwardedRef, forwardRef, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { PlainButton } from '../press/PlainButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of SearchField. */
export interface SearchFieldProps extends FieldProps {
  /** The text. */
  value: string;
  /** Called with the text as it is typed, and with an empty one when it is cleared; the caller waits for a pause if it wants one. */
  onChange: (text: string) => void;
  /** Called with the text when Enter is pressed; the form around the field is not submitted then. */
  onSubmit?: ((text: string) => void) | undefined;
  /** Called when the text was cleared with the button or with Escape. */
  onClear?: (() => void) | undefined;
  /** Text shown while the field is empty. @default 'Search...' */
  placeholder?: string | undefined;
  /** Whether what is looked for is on its way: a spinner stands in place of the glass. @default false */
  isLoading?: boolean | undefined;
  /** How many characters fit. */
  maxLength?: number | undefined;
}

/** A text to look for, which Escape and a button clear. */
export const SearchField = forwardRef(function SearchField(
  { onSubmit, onClear, placeholder, isLoading = false, maxLength, ...field }: SearchFieldProps,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const { messages } = useUI();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useDevelopmentWarning(
    field.label?.trim()
      ? null
      : 'SearchField: `label` is empty. Say what is searched; hide it from view with `isLabelHidden`.',
  );
  const isEditable = !field.isDisabled && !field.isReadOnly;
  const canClear = isEditable && field.value !== '';

  const clear = () => {
    field.onChange('');
    onClear?.();
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && canClear) {
      clear();
      // The browser would clear it as well, and a dialog around the field would close.
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      if (isEditable) onSubmit(event.currentTarget.value);
    }
  };

  return (
    <TextFrame
      {...field}
      ref={input}
      start={
        <span className={fieldStyles.adornment}>
          {isLoading ? (
            <Spinner size="small" isDecorative />
          ) : (
            <Search size={16} strokeWidth={1.75} aria-hidden />
          )}
        </span>
      }
      end={
        canClear ? (
          // Escape is its key: for the keyboard, another stop on the way to the results would only be in the way.
          <PlainButton
            className={fieldStyles.insideButton}
            aria-label={`${messages.clear} ${field.label}`}
            excludeFromTabOrder
            onPress={clear}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </PlainButton>
        ) : null
      }
      input={definedProps({
        type: 'search',
        placeholder: placeholder ?? messages.search,
        maxLength,
        autoComplete: 'off',
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'search' as const,
        'aria-busy': isLoading || undefined,
        onKeyDown,
      })}
    />
  );
});
