import { ChevronDown, X } from 'lucide-react';
import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { useFieldIds } from '../field/useFieldIds.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { optionId } from './OptionList.tsx';
import type { PickerProps } from './PickerProps.ts';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface PickerFieldProps<T> {
  field: RefObject<HTMLDivElement | null>;
  ids: ReturnType<typeof useFieldIds>;
  props: FieldProps;
  picker: Picker<T>;
  children: ReactNode;
}

/** The field with its label. Focus anywhere within it keeps the list open. */
export function PickerField<T>({ field, ids, props, picker, children }: PickerFieldProps<T>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees what its controls do
    <div
      ref={field}
      className={fieldStyles.field}
      {...ids.root}
      onBlur={picker.onBlur}
      onKeyDown={picker.onEscape}
    >
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} htmlFor={ids.id} isRequired={props.isRequired}>
          {props.label}
        </FieldLabel>
      )}
      {children}
    </div>
  );
}

interface PickerInputProps<T> {
  ids: ReturnType<typeof useFieldIds>;
  listId: string;
  props: PickerProps<T>;
  picker: Picker<T>;
  /** Its text. */
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

/** The input: the combo box itself. */
export const PickerInput = forwardRef(PickerInputInner) as <T>(
  props: PickerInputProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;

interface PickerEndProps {
  label: string;
  isWaiting: boolean;
  /** Clears the choice; not offered when not given. */
  onClear: (() => void) | undefined;
  onToggle?: ((event: MouseEvent) => void) | undefined;
}

/** The end of the frame: a button that clears the choice, and the arrow of the list. */
export function PickerEnd({ label, isWaiting, onClear, onToggle }: PickerEndProps) {
  const { messages } = useUI();
  return (
    <>
      {onClear ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${messages.clear} ${label}`}
          onClick={onClear}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
      <span className={styles.opener} aria-hidden onMouseDown={onToggle}>
        {isWaiting ? <Spinner size="small" isDecorative /> : <ChevronDown size={16} strokeWidth={1.75} />}
      </span>
    </>
  );
}
