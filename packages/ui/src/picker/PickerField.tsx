import { ChevronDown, X } from 'lucide-react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldLabel } from '../field/FieldLabel.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LoadNote, OptionList, optionId } from './OptionList.tsx';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface PickerFieldProps<T> {
  picker: Picker<T>;
  /** Takes the choice back; not offered when not given. */
  onClear: (() => void) | undefined;
  /** A button above the list. */
  header?: ReactNode;
  /** The last action, for screen readers. */
  announcement?: string | undefined;
  className?: string | undefined;
  /** The input, and what stands before it. */
  children: ReactNode;
}

/** A label, a frame around the input, the open list, and the notes. Focus anywhere within it keeps the list open. */
export function PickerField<T>(field: PickerFieldProps<T>) {
  const { picker, onClear, header, announcement, className, children } = field;
  const { props, ids } = picker;
  const { messages } = useUI();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees what its controls do
    <div
      ref={picker.field}
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard */}
      <div
        ref={picker.frame}
        className={classNames(fieldStyles.frame, styles.frame, className)}
        onMouseDown={picker.toggle}
      >
        {children}
        {onClear && picker.isEditable ? (
          <Button className={styles.clear} aria-label={`${messages.clear} ${props.label}`} onPress={onClear}>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : null}
        <span className={styles.opener} aria-hidden>
          {picker.source.isBusy || props.isLoading ? (
            <Spinner size="small" isDecorative />
          ) : (
            <ChevronDown size={16} strokeWidth={1.75} />
          )}
        </span>
      </div>
      {/* An open list would lie over the note, and shows it itself. */}
      {picker.isOpen ? <OptionList {...{ picker, header }} /> : <LoadNote picker={picker} />}
      <NamedNotes {...props} {...ids} />
      <Announcement {...{ picker, announcement }} />
    </div>
  );
}

/** The number of matches once they have settled, or else the last action, for screen readers. */
function Announcement<T>({ picker, announcement }: Pick<PickerFieldProps<T>, 'picker' | 'announcement'>) {
  const { messages } = useUI();
  const { source, entries } = picker;
  const found = entries.length === 0 ? messages.noOptions : messages.options(entries.length);
  const isSettled = picker.isOpen && !source.isBusy && picker.typed !== '' && source.problem === undefined;
  return (
    <VisuallyHidden>
      <span role="status">{isSettled ? found : (announcement ?? null)}</span>
    </VisuallyHidden>
  );
}

interface PickerInputProps<T> {
  picker: Picker<T>;
  /** Its text. */
  text: string;
  placeholder: string | undefined;
  className: string;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** The input: the combo box itself. */
export function PickerInput<T>(options: PickerInputProps<T>) {
  const { picker, text, placeholder, className, onFocus } = options;
  const { props, ids, listId, isOpen, active } = picker;
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
      onMouseDown={!isOpen && picker.isEditable ? selectAll : undefined}
      onClick={picker.open}
      onFocus={(event) => {
        picker.source.prepare();
        onFocus?.(event);
        props.onFocus?.(event);
      }}
    />
  );
}

/**
 * Selects the text on a press that opens the list. Otherwise the caret would land inside it, and typing would extend the chosen
 * text instead of replacing it.
 */
function selectAll(event: MouseEvent<HTMLInputElement>): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.currentTarget.focus();
  event.currentTarget.select();
}
