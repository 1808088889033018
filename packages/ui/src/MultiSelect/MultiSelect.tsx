import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { OptionList } from '../picker/OptionList.tsx';
import { PickerEnd, PickerField, PickerInput } from '../picker/PickerField.tsx';
import { PickerNotes } from '../picker/PickerNotes.tsx';
import type { Entry, PickerProps } from '../picker/PickerProps.ts';
import * as pickerStyles from '../picker/picker.css.ts';
import { useChosen } from '../picker/useChosen.ts';
import { usePicker } from '../picker/usePicker.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { type Chip, Chips } from './Chips.tsx';
import * as styles from './MultiSelect.css.ts';

/** Props of MultiSelect. */
export interface MultiSelectProps<T> extends PickerProps<T> {
  /** The keys of the chosen options, in the order in which they are shown. */
  value: readonly string[];
  /** Called with the keys that are chosen now. */
  onChange: (keys: string[]) => void;
  /**
   * Whether all matches can be chosen at once. Not available with `loadOptions`, which never knows all of
   * them. @default false
   */
  hasSelectAll?: boolean | undefined;
  /** The number of chosen options that are shown before the rest is folded away. @default 6 */
  maxChips?: number | undefined;
}

function MultiSelectInner<T>(props: MultiSelectProps<T>, ref: ForwardedRef<HTMLInputElement | null>) {
  const { label, options, getKey, getLabel, value, onChange, hasSelectAll = false, maxChips = 6 } = props;
  const { messages, direction } = useUI();
  const ids = useFieldIds(props);
  const listId = `${ids.id}-list`;

  const field = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lastChip = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [announcement, setAnnouncement] = useState<string>();

  const keys = uniqueOf(value);
  const chosenKeys = new Set(keys);
  const chosen = useChosen(options, getKey);
  const chosenOptions = chosen.optionsOf(keys);

  const choose = (entry: Entry<T>, isTyped: boolean) => {
    if (entry.kind === 'create') return props.onCreate?.(entry.text);
    const key = getKey(entry.option);
    if (!chosenKeys.has(key)) {
      chosen.remember(entry.option);
      setAnnouncement(messages.selected(getLabel(entry.option)));
      onChange([...keys, key]);
    } else if (!isTyped) remove(key, getLabel(entry.option));
    // A code that is scanned a second time stays chosen.
  };
  const remove = (key: string, name: string) => {
    setAnnouncement(messages.removed(name));
    onChange(keys.filter((each) => each !== key));
  };

  /** At the start of the text, the arrow and Backspace move to the last chosen option. */
  const onOtherKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== 0 || !lastChip.current) return;
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'Backspace' && event.key !== backwards) return;
    event.preventDefault();
    lastChip.current.focus();
  };

  const picker = usePicker({
    ...{ props, field, input, onOtherKey },
    component: 'MultiSelect',
    onChoose: choose,
    staysOpen: true,
  });

  const { isOpen, isEditable } = picker;
  const canSelectAll = hasSelectAll && !props.loadOptions;
  const chips = keys.map((key, position): Chip => {
    const option = chosenOptions[position];
    return { key, name: option === undefined ? (props.getKeyLabel?.(key) ?? key) : getLabel(option) };
  });
  const focusInput = () => input.current?.focus();
  const clear = () => {
    onChange([]);
    picker.close();
    input.current?.focus();
  };
  const toggle = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, input')) return;
    event.preventDefault();
    input.current?.focus();
    if (isOpen) picker.close();
    else picker.open();
  };
  const selectAll = () => {
    const matching = picker.source.find(picker.typed, Number.POSITIVE_INFINITY).map(getKey);
    const added = uniqueOf(matching).filter((key) => !chosenKeys.has(key));
    setAnnouncement(messages.countSelected(keys.length + added.length));
    onChange([...keys, ...added]);
    picker.type('');
    input.current?.focus();
  };

  return (
    <PickerField {...{ field, ids, props, picker }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard */}
      <div
        ref={frame}
        className={classNames(fieldStyles.frame, pickerStyles.frame, styles.frame)}
        onMouseDown={toggle}
      >
        <div className={styles.content}>
          <Chips
            label={messages.selectedOptions(label)}
            chips={chips}
            mostShown={maxChips}
            isEditable={isEditable}
            isNumeric={Boolean(props.isNumeric)}
            lastChip={lastChip}
            onRemove={({ key, name }) => remove(key, name)}
            onLeave={() => input.current?.focus()}
          />
          <PickerInput
            ref={input}
            {...{ ids, listId, props, picker }}
            text={picker.query ?? ''}
            placeholder={keys.length === 0 ? (props.placeholder ?? messages.search) : undefined}
            className={styles.input}
          />
        </div>
        <PickerEnd
          label={label}
          isWaiting={picker.isWaiting || Boolean(props.isLoading)}
          onClear={isEditable && keys.length > 0 ? clear : undefined}
        />
      </div>
      {isOpen ? (
        <OptionList
          id={listId}
          {...{ props, picker }}
          anchor={frame}
          onRetry={focusInput}
          isMultiple
          isChosen={(option) => chosenKeys.has(getKey(option))}
          {...(canSelectAll && {
            header: <SelectAll isFiltered={picker.typed !== ''} onPress={selectAll} />,
            headerHeight: styles.headerHeight,
          })}
        />
      ) : null}
      <PickerNotes {...{ ids, props, picker, announcement }} onRetry={focusInput} />
    </PickerField>
  );
}

interface SelectAllProps {
  /** Whether a text filters the list. */
  isFiltered: boolean;
  onPress: () => void;
}

/** Chooses all matches, including those that the list has no room for. */
function SelectAll({ isFiltered, onPress }: SelectAllProps) {
  const { messages } = useUI();
  return (
    <div className={styles.header}>
      <button type="button" className={pickerStyles.wordButton} onClick={onPress}>
        {isFiltered ? messages.selectMatches : messages.selectAll}
      </button>
    </div>
  );
}

/** Each key once, so that a key that is given twice is shown and taken away once. */
function uniqueOf(keys: readonly string[]): readonly string[] {
  const unique = new Set(keys);
  return unique.size === keys.length ? keys : [...unique];
}

/**
 * A choice of several options, found by typing as in SearchableSelect. Chosen options show in the field and
 * can be removed with the pointer or the keyboard.
 */
export const MultiSelect = forwardRef(MultiSelectInner) as <T>(
  props: MultiSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
