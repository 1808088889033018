import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { PickerField, PickerInput } from '../picker/PickerField.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as pickerStyles from '../picker/picker.css.ts';
import { useChosen } from '../picker/useChosen.ts';
import { usePicker } from '../picker/usePicker.ts';
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
  const { options, getKey, getLabel, value, onChange, hasSelectAll = false, maxChips = 6 } = props;
  const { messages, direction } = useUI();
  const lastChip = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState<string>();

  const keys = uniqueOf(value);
  const chosenKeys = new Set(keys);
  const chosen = useChosen(options, keys, getKey);

  const remove = ({ key, name }: Chip) => {
    setAnnouncement(messages.removed(name));
    onChange(keys.filter((each) => each !== key));
  };
  const choose = (option: T, isTyped: boolean) => {
    const key = getKey(option);
    const name = getLabel(option);
    if (!chosenKeys.has(key)) {
      chosen.remember(option);
      setAnnouncement(messages.selected(name));
      onChange([...keys, key]);
    } else if (!isTyped) remove({ key, name });
    // A code that is scanned a second time stays chosen.
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

  const picker = usePicker<T>({
    ...{ props, ref, onOtherKey },
    isMultiple: true,
    isChosen: (option) => chosenKeys.has(getKey(option)),
    onChoose: choose,
  });

  const canSelectAll = hasSelectAll && !props.loadOptions;
  const chips = keys.map((key): Chip => {
    const option = chosen.optionOf(key);
    return { key, name: option === undefined ? (props.getKeyLabel?.(key) ?? key) : getLabel(option) };
  });
  const clear = () => {
    onChange([]);
    picker.close();
    picker.focus();
  };
  const selectAll = () => {
    // Also those that the list has no room for.
    const matching = picker.source.find(picker.typed, Number.POSITIVE_INFINITY).map(getKey);
    const added = uniqueOf(matching).filter((key) => !chosenKeys.has(key));
    setAnnouncement(messages.countSelected(keys.length + added.length));
    onChange([...keys, ...added]);
    picker.type('');
    picker.focus();
  };

  return (
    <PickerField
      {...{ picker, announcement }}
      className={styles.frame}
      onClear={keys.length > 0 ? clear : undefined}
      header={
        canSelectAll ? (
          <button type="button" className={pickerStyles.wordButton} onClick={selectAll}>
            {picker.typed === '' ? messages.selectAll : messages.selectMatches}
          </button>
        ) : null
      }
    >
      <div className={styles.content}>
        <Chips {...{ picker, chips, lastChip }} mostShown={maxChips} onRemove={remove} />
        <PickerInput
          picker={picker}
          text={picker.query ?? ''}
          placeholder={keys.length === 0 ? (props.placeholder ?? messages.search) : undefined}
          className={styles.input}
        />
      </div>
    </PickerField>
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
