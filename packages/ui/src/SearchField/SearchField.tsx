import { Search, X } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components/SearchField';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
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
  /** Whether results are loading. A spinner replaces the magnifying glass. @default false */
  isLoading?: boolean | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
}

/** A search field. Escape and a button clear it. */
export const SearchField = forwardRef(function SearchField(
  { value, onChange, onSubmit, onClear, placeholder, isLoading, maxLength, ...field }: SearchFieldProps,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const { messages } = useUI();
  return (
    <AriaSearchField
      {...ariaFieldProps(field)}
      {...definedProps({ onSubmit, onClear, maxLength })}
      value={value}
      onChange={onChange}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="search"
    >
      <AriaFieldLabel {...field} />
      <div className={fieldStyles.frame}>
        <span className={fieldStyles.adornment}>
          {isLoading ? (
            <Spinner size="small" isDecorative />
          ) : (
            <Search size={16} strokeWidth={1.75} aria-hidden />
          )}
        </span>
        <Input
          ref={ref}
          placeholder={placeholder ?? messages.search}
          dir={value ? 'auto' : undefined}
          className={fieldStyles.input}
          aria-busy={isLoading || undefined}
        />
        {value !== '' && !field.isDisabled && !field.isReadOnly ? (
          <Button className={fieldStyles.insideButton} aria-label={`${messages.clear} ${field.label}`}>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : null}
      </div>
      <AriaFieldNotes {...field} />
    </AriaSearchField>
  );
});
