import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { PickerField, PickerInput } from '../picker/PickerField.tsx';
import type { PickerProps } from '../picker/PickerProps.ts';
import * as pickerStyles from '../picker/picker.css.ts';
import { usePicker } from '../picker/usePicker.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { Chips } from './Chips.tsx';
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
  const { getKey, getLabel, value, onChange, hasSelectAll = false, maxChips = 6 } = props;
  const { messages, direction } = useUI();
  const lastChip = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState<string>();

  // A key that is given twice is shown and taken away once.
  const keys = [...new Set(value)];

  const remove = (key: string) => {
    setAnnouncement(messages.removed(picker.labelOf(key)));
    onChange(keys.filter((each) => each !== key));
  };
  const choose = (option: T, isTyped: boolean) => {
    const key = getKey(option);
    if (!keys.includes(key)) {
      setAnnouncement(messages.selected(getLabel(option)));
      onChange([...keys, key]);
    } else if (!isTyped) remove(key);
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
    ...{ props, ref, keys, onOtherKey },
    isMultiple: true,
    onChoose: choose,
  });

  const clear = () => {
    onChange([]);
    picker.close();
    picker.focus();
  };
  const selectAll = () => {
    // Also those that the list has no room for.
    const matching = picker.source.find(picker.typed, Number.POSITIVE_INFINITY).map(getKey);
    const all = [...new Set([...keys, ...matching])];
    setAnnouncement(messages.countSelected(all.length));
    onChange(all);
    picker.type('');
    picker.focus();
  };

  return (
    <PickerField
      {...{ picker, announcement }}
      className={styles.frame}
      onClear={keys.length > 0 ? clear : undefined}
      header={
        hasSelectAll && !props.loadOptions ? (
          <Button className={pickerStyles.wordButton} onPress={selectAll}>
            {picker.typed === '' ? messages.selectAll : messages.selectMatches}
          </Button>
        ) : null
      }
    >
      <div className={styles.content}>
        <Chips {...{ picker, keys, lastChip }} mostShown={maxChips} onRemove={remove} />
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

/**
 * A choice of several options, found by typing as in SearchableSelect. Chosen options show in the field and
 * can be removed with the pointer or the keyboard.
 */
export const MultiSelect = forwardRef(MultiSelectInner) as <T>(
  props: MultiSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
