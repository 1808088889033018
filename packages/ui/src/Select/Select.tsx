import { ChevronDown } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
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
  /** The choices, a dozen at most; SearchableSelect is for more. */
  options: readonly Option<Value>[];
  /** The chosen one, or null. */
  value: Value | null;
  /** Called with the choice. */
  onChange: (value: Value) => void;
  /** Text shown while nothing is chosen. @default 'Choose…' */
  placeholder?: string | undefined;
}

/** One of a few: the system's own list, which is the quickest to use on a phone. */
export const Select = forwardRef(function Select(props: SelectProps, ref: ForwardedRef<HTMLSelectElement>) {
  const { label, isLabelHidden, description, errorMessage, options, value, onChange, placeholder, ...field } =
    props;
  const { messages } = useUI();
  const ids = useFieldIds(props);
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
          disabled={field.isDisabled || field.isReadOnly}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
          autoFocus={field.autoFocus}
          data-placeholder={value ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
          onBlur={field.onBlur}
          onFocus={field.onFocus}
        >
          {value ? null : (
            <option value="" disabled className={styles.option}>
              {placeholder ?? messages.choose}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.isDisabled}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
      </div>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
}) as <Value extends string = string>(
  props: SelectProps<Value> & { ref?: ForwardedRef<HTMLSelectElement> | undefined },
) => React.ReactElement;
