import { ChevronDown } from 'lucide-react';
import { type ForwardedRef, forwardRef, useEffect } from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Select.css.ts';

/** Props of Select. */
export interface SelectProps<Value extends string = string> extends FieldProps {
  /** The options, a dozen at most. For more, use SearchableSelect. */
  options: readonly Omit<Option<Value>, 'description'>[];
  /** The selected value, or null. */
  value: Value | null;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** Text shown while nothing is chosen. @default 'Choose…' */
  placeholder?: string | undefined;
}

/** A native select, for a few options. It is the quickest to use on a phone. */
export const Select = forwardRef(function Select(props: SelectProps, ref: ForwardedRef<HTMLSelectElement>) {
  const { label, isLabelHidden, options, value, onChange, placeholder, ...field } = props;
  const { messages } = useUI();
  const ids = useFieldIds(props);
  // The browser's `autofocus` comes too early in a dialog over another one, which takes the focus back.
  useEffect(() => {
    if (field.autoFocus) document.getElementById(ids.id)?.focus();
  }, [ids.id, field.autoFocus]);
  const chosen = options.find((option) => option.value === value);
  // Forms store nothing as an empty text.
  const isEmpty = chosen === undefined && !value;
  return (
    <div className={fieldStyles.field} {...ids.root}>
      {isLabelHidden ? null : (
        <FieldLabel htmlFor={ids.id} isRequired={field.isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className={classNames(fieldStyles.frame, styles.frame)}>
        <select
          {...ids.control}
          ref={ref}
          id={ids.id}
          name={field.name}
          className={classNames(fieldStyles.input, styles.select)}
          value={value ?? ''}
          disabled={field.isDisabled}
          aria-readonly={field.isReadOnly || undefined}
          data-placeholder={isEmpty || undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={field.onBlur}
          onFocus={field.onFocus}
        >
          {/* Left to itself, the browser would show the first option in place of a value that none of them has. */}
          {chosen ? null : (
            <option value={value ?? ''} disabled className={styles.option}>
              {value || (placeholder ?? messages.choose)}
            </option>
          )}
          {options.map((option, position) => (
            <option
              // By place: values may be given twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={position}
              value={option.value}
              // A list of the system's cannot be read-only: it can be looked at, and nothing else can be chosen from it.
              disabled={option.isDisabled || (field.isReadOnly && option !== chosen)}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
      </div>
      <NamedNotes {...props} {...ids} />
    </div>
  );
}) as <Value extends string = string>(
  props: SelectProps<Value> & { ref?: ForwardedRef<HTMLSelectElement> | undefined },
) => React.ReactElement;
