import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { PickerField, PickerInput } from '../picker/PickerField.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as styles from '../picker/picker.css.ts';
import { usePicker } from '../picker/usePicker.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of SearchableSelect. */
export interface SearchableSelectProps<T> extends PickerProps<T> {
  /** The key of the chosen option, or null. */
  value: string | null;
  /** Called with the key and the option that were chosen, or nulls when the choice is cleared. */
  onChange: (key: string | null, option: T | null) => void;
  /** Whether the choice can be taken back with a button. @default true unless required */
  isClearable?: boolean | undefined;
}

function SearchableSelectInner<T>(
  props: SearchableSelectProps<T>,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const { getKey, value, onChange, isClearable = !props.isRequired } = props;
  const { messages } = useUI();
  const picker = usePicker<T>({
    ...{ props, ref },
    isMultiple: false,
    keys: value === null ? [] : [value],
    onChoose: (option) => onChange(getKey(option), option),
  });
  const shown = value === null ? '' : picker.labelOf(value);

  // The next typed or scanned text replaces the choice.
  const { input } = picker;
  const isAtRest = picker.query === null;
  useBrowserLayoutEffect(() => {
    if (isAtRest && shown !== '' && input.current?.matches(':focus')) input.current.select();
  }, [input, isAtRest, shown]);

  const clear = () => {
    onChange(null, null);
    picker.close();
    picker.focus();
  };

  return (
    <PickerField picker={picker} onClear={isClearable && value !== null ? clear : undefined}>
      <PickerInput
        picker={picker}
        text={picker.query ?? shown}
        placeholder={props.placeholder ?? messages.search}
        className={styles.input}
        onFocus={(event) => event.target.select()}
      />
    </PickerField>
  );
}

/**
 * A choice of one among many, found by typing. Shows at most ten matches, exact ones first. Enter right after
 * typing takes the first, so that a scanner chooses what it read.
 */
export const SearchableSelect = forwardRef(SearchableSelectInner) as <T>(
  props: SearchableSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
