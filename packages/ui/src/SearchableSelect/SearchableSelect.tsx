import { ChevronDown, X } from 'lucide-react';
import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useImperativeHandle,
  useRef,
} from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { OptionList, optionId } from '../picker/OptionList.tsx';
import { PickerNotes } from '../picker/PickerNotes.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as styles from '../picker/picker.css.ts';
import { pickerWarning } from '../picker/pickerWarning.ts';
import { useChosen } from '../picker/useChosen.ts';
import { usePicker } from '../picker/usePicker.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
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
  const { label, options, getKey, getLabel, value, onChange, isClearable = !props.isRequired } = props;
  const { messages } = useUI();
  const ids = useFieldIds(props);
  const listId = `${ids.id}-list`;

  const field = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const chosen = useChosen(options, getKey);
  const picker = usePicker({
    props,
    field,
    onChoose: (entry) => {
      if (entry.kind === 'create') return props.onCreate?.(entry.text);
      chosen.remember(entry.option);
      onChange(getKey(entry.option), entry.option);
    },
  });
  const [selected] = value === null ? [] : chosen.optionsOf([value]);
  useDevelopmentWarning(
    pickerWarning('SearchableSelect', props, picker, value !== null && selected === undefined ? value : null),
  );

  const shown = selected === undefined ? unknownLabel(props) : getLabel(selected);
  const text = picker.query ?? shown;
  const { isOpen, active, isEditable } = picker;

  const clear = () => {
    onChange(null, null);
    picker.close();
    input.current?.focus();
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (isOpen) picker.close();
    else picker.open();
  };

  return (
    <div ref={field} className={fieldStyles.field} {...ids.root}>
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} htmlFor={ids.id} isRequired={props.isRequired}>
          {label}
        </FieldLabel>
      )}
      <div ref={frame} className={classNames(fieldStyles.frame, styles.frame)}>
        <input
          {...ids.control}
          ref={input}
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
          className={classNames(fieldStyles.input, styles.input, props.isNumeric && fieldStyles.numericInput)}
          value={text}
          dir={text ? 'auto' : undefined}
          placeholder={props.placeholder ?? messages.search}
          disabled={props.isDisabled}
          readOnly={props.isReadOnly}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
          autoFocus={props.autoFocus}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={picker.onKeyDown}
          onClick={picker.open}
          onBlur={(event) => {
            if (picker.onBlur(event)) props.onBlur?.(event);
          }}
          onFocus={(event) => {
            picker.onFocus();
            event.target.select();
            props.onFocus?.(event);
          }}
        />
        {isClearable && isEditable && value !== null ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={`${messages.clear} ${label}`}
            onClick={clear}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
        <span className={styles.opener} aria-hidden onMouseDown={toggle}>
          {picker.isWaiting || props.isLoading ? (
            <Spinner size="small" isDecorative />
          ) : (
            <ChevronDown size={16} strokeWidth={1.75} />
          )}
        </span>
        {isOpen ? (
          <OptionList
            id={listId}
            {...{ props, picker }}
            anchor={frame}
            isChosen={(option) => value !== null && getKey(option) === value}
          />
        ) : null}
      </div>
      <PickerNotes {...{ ids, props, picker }} onRetry={() => input.current?.focus()} />
    </div>
  );
}

/** What stands for a choice whose option is not at hand: nothing while it may still come. */
function unknownLabel<T>({ value, getKeyLabel, isLoading }: SearchableSelectProps<T>): string {
  if (value === null) return '';
  if (getKeyLabel) return getKeyLabel(value);
  return isLoading ? '' : value;
}

/**
 * One of many, found by typing: at most ten matches, exact ones first. Enter right after typing takes the first, so that a scanner's burst
 * chooses what it read.
 */
export const SearchableSelect = forwardRef(SearchableSelectInner) as <T>(
  props: SearchableSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
