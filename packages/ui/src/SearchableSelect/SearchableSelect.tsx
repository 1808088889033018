import { type ForwardedRef, forwardRef, type MouseEvent, type ReactElement, useLayoutEffect } from 'react';
import { PickerField, PickerInput } from '../picker/PickerField.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as styles from '../picker/picker.css.ts';
import { useChosen } from '../picker/useChosen.ts';
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
  const { options, getKey, getLabel, value, onChange, isClearable = !props.isRequired } = props;
  const { messages } = useUI();
  const chosen = useChosen(options, value === null ? [] : [value], getKey);
  const picker = usePicker<T>({
    props,
    ref,
    isMultiple: false,
    isChosen: (option) => getKey(option) === value,
    onChoose: (option) => {
      chosen.remember(option);
      onChange(getKey(option), option);
    },
  });
  const selected = value === null ? undefined : chosen.optionOf(value);
  const shown = selected === undefined ? unknownLabel(props) : getLabel(selected);

  // The next typed or scanned text replaces the choice.
  const { input } = picker;
  const isAtRest = picker.query === null;
  useLayoutEffect(() => {
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
        onPressOpen={selectAll}
      />
    </PickerField>
  );
}

/**
 * Selects the text on a press. Otherwise the caret would land inside it, and typing would extend the chosen
 * text instead of replacing it.
 */
function selectAll(event: MouseEvent<HTMLInputElement>): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.currentTarget.focus();
  event.currentTarget.select();
}

/** The label of a choice whose option is not among the options: none while it may still come. */
function unknownLabel<T>({ value, getKeyLabel, isLoading }: SearchableSelectProps<T>): string {
  if (value === null) return '';
  if (getKeyLabel) return getKeyLabel(value);
  return isLoading ? '' : value;
}

/**
 * A choice of one among many, found by typing. Shows at most ten matches, exact ones first. Enter right after
 * typing takes the first, so that a scanner chooses what it read.
 */
export const SearchableSelect = forwardRef(SearchableSelectInner) as <T>(
  props: SearchableSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
