import { type FocusEvent, type ForwardedRef, forwardRef, type MouseEvent } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import type { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { optionId } from './OptionList.tsx';
import type { PickerProps } from './PickerProps.ts';
import type { Picker } from './usePicker.ts';

interface PickerInputProps<T> {
  ids: ReturnType<typeof useFieldIds>;
  listId: string;
  props: PickerProps<T>;
  picker: Picker<T>;
  /** What stands in it. */
  text: string;
  placeholder: string | undefined;
  className: string | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Called for a press that is about to open the list. */
  onPressOpen?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

function PickerInputInner<T>(
  { ids, listId, props, picker, text, placeholder, className, onFocus, onPressOpen }: PickerInputProps<T>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { isOpen, active } = picker;
  return (
    <input
      {...ids.control}
      ref={ref}
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

/** The input of a field whose value is found by typing: the combo box itself. */
export const PickerInput = forwardRef(PickerInputInner) as <T>(
  props: PickerInputProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => React.ReactElement;
