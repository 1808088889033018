import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { OptionList } from '../picker/OptionList.tsx';
import { PickerEnd, PickerField, PickerInput } from '../picker/PickerField.tsx';
import { PickerNotes } from '../picker/PickerNotes.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as styles from '../picker/picker.css.ts';
import { useChosen } from '../picker/useChosen.ts';
import { usePicker } from '../picker/usePicker.ts';
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
    component: 'SearchableSelect',
    props,
    field,
    input,
    onChoose: (entry) => {
      if (entry.kind === 'create') return props.onCreate?.(entry.text);
      chosen.remember(entry.option);
      onChange(getKey(entry.option), entry.option);
    },
  });
  const [selected] = value === null ? [] : chosen.optionsOf([value]);

  const shown = selected === undefined ? unknownLabel(props) : getLabel(selected);
  const { isOpen, isEditable } = picker;

  // The next typed or scanned text replaces the choice.
  const isAtRest = picker.query === null;
  useLayoutEffect(() => {
    if (isAtRest && shown !== '' && input.current?.matches(':focus')) input.current.select();
  }, [isAtRest, shown]);

  const focusInput = () => input.current?.focus();
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
    <PickerField {...{ field, ids, props, picker }}>
      <div ref={frame} className={classNames(fieldStyles.frame, styles.frame)}>
        <PickerInput
          ref={input}
          {...{ ids, listId, props, picker }}
          text={picker.query ?? shown}
          placeholder={props.placeholder ?? messages.search}
          className={styles.input}
          onFocus={(event) => event.target.select()}
          onPressOpen={selectAll}
        />
        <PickerEnd
          label={label}
          isWaiting={picker.isWaiting || Boolean(props.isLoading)}
          onClear={isClearable && isEditable && value !== null ? clear : undefined}
          onToggle={toggle}
        />
        {isOpen ? (
          <OptionList
            id={listId}
            {...{ props, picker }}
            anchor={frame}
            onRetry={focusInput}
            isChosen={(option) => value !== null && getKey(option) === value}
          />
        ) : null}
      </div>
      <PickerNotes {...{ ids, props, picker }} onRetry={focusInput} />
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
