import type { FocusEvent, MouseEvent } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';
import { optionId } from './OptionList.tsx';
import type { PickerProps } from './PickerProps.ts';
import type { Picker } from './usePicker.ts';

interface PickerInputProps<T> {
  props: PickerProps<T>;
  picker: Picker<T>;
  /** Its text. */
  text: string;
  placeholder: string | undefined;
  className: string;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Called for a press that is about to open the list. */
  onPressOpen?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/** The input: the combo box itself. */
export function PickerInput<T>(options: PickerInputProps<T>) {
  const { props, picker, text, placeholder, className, onFocus, onPressOpen } = options;
  const { ids, listId, isOpen, active } = picker;
  return (
    <input
      {...ids.control}
      ref={picker.input}
      id={ids.id}
      name={props.name}
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      className={classNames(fieldStyles.input, className, props.isNumeric && fieldStyles.numericInput)}
      value={text}
      dir={text ? 'auto' : undefined}
      placeholder={placeholder}
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
      autoFocus={props.autoFocus}
      onChange={(event) => picker.type(event.target.value)}
      onKeyDown={picker.onKeyDown}
      onMouseDown={!isOpen && picker.isEditable ? onPressOpen : undefined}
      onClick={picker.open}
      onFocus={(event) => {
        picker.onFocus();
        onFocus?.(event);
        props.onFocus?.(event);
      }}
    />
  );
}
