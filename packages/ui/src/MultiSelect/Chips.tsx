import { X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import * as pickerStyles from '../picker/picker.css.ts';
import type { Picker } from '../picker/usePicker.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './MultiSelect.css.ts';

interface ChipsProps<T> {
  picker: Picker<T>;
  keys: readonly string[];
  mostShown: number;
  /** The button that removes the last chip. */
  lastChip: RefObject<HTMLButtonElement | null>;
  onRemove: (key: string) => void;
}

/** The chosen options, each with a button that removes it: one stop of the Tab key, with arrows between them. */
export function Chips<T>({ picker, keys, mostShown, lastChip, onRemove }: ChipsProps<T>) {
  const { messages, direction } = useUI();
  const { props, isEditable } = picker;
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const least = Number.isFinite(mostShown) ? Math.max(1, Math.floor(mostShown)) : keys.length;
  const folds = keys.length > least;
  // Folds again once there are few, for the next time there are many.
  if (isUnfolded && !folds) setUnfolded(false);
  const shown = folds && !isUnfolded ? keys.slice(0, least) : keys;
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const remove = (key: string, position: number) => {
    const next = buttons()[position + 1] ?? buttons()[position - 1];
    // The chip of the focused button goes away, and focus with it.
    (next ?? picker).focus();
    onRemove(key);
  };

  const onKeyDown = (event: KeyboardEvent, key: string, position: number) => {
    const all = buttons();
    const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    switch (event.key) {
      case forwards:
        (all[position + 1] ?? picker).focus();
        break;
      case backwards:
        all[Math.max(0, position - 1)]?.focus();
        break;
      case 'Home':
        all[0]?.focus();
        break;
      case 'End':
        picker.focus();
        break;
      case 'Delete':
      case 'Backspace':
        remove(key, position);
        break;
      default:
        return event.continuePropagation();
    }
    event.preventDefault();
  };

  if (keys.length === 0) return null;
  return (
    <>
      <ul ref={list} className={styles.chips} aria-label={messages.selectedOptions(props.label)}>
        {shown.map((key, position) => (
          <li key={key} className={classNames(styles.chip, !isEditable && styles.fixedChip)}>
            <span
              className={classNames(styles.chipName, props.isNumeric && pickerStyles.numericLabel)}
              dir="auto"
            >
              {picker.labelOf(key)}
            </span>
            {isEditable ? (
              <Button
                ref={position === shown.length - 1 ? lastChip : undefined}
                className={styles.remove}
                excludeFromTabOrder={position < shown.length - 1}
                aria-label={messages.removeImage(picker.labelOf(key))}
                onPress={() => remove(key, position)}
                onKeyDown={(event) => onKeyDown(event, key, position)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {folds ? (
        <Button
          className={pickerStyles.wordButton}
          aria-expanded={isUnfolded}
          onPress={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? messages.showFewer : messages.showMore(keys.length - least)}
        </Button>
      ) : null}
    </>
  );
}
