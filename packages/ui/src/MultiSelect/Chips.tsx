import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as pickerStyles from '../picker/picker.css.ts';
import type { Picker } from '../picker/usePicker.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './MultiSelect.css.ts';

/** One chosen option. */
export interface Chip {
  key: string;
  name: string;
}

interface ChipsProps<T> {
  picker: Picker<T>;
  chips: readonly Chip[];
  mostShown: number;
  /** The button that removes the last chip. */
  lastChip: RefObject<HTMLButtonElement | null>;
  onRemove: (chip: Chip) => void;
}

/** The chosen options, each with a button that removes it: one stop of the Tab key, with arrows between them. */
export function Chips<T>({ picker, chips, mostShown, lastChip, onRemove }: ChipsProps<T>) {
  const { messages, direction } = useUI();
  const { props, isEditable } = picker;
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const least = Number.isFinite(mostShown) ? Math.max(1, Math.floor(mostShown)) : chips.length;
  const folds = chips.length > least;
  const shown = folds && !isUnfolded ? chips.slice(0, least) : chips;
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    if (!folds) setUnfolded(false);
  }, [folds]);

  const remove = (chip: Chip, position: number) => {
    const next = buttons()[position + 1] ?? buttons()[position - 1];
    // The chip of the focused button goes away, and focus with it.
    if (next && chips.length > 1) next.focus();
    else picker.focus();
    onRemove(chip);
  };

  const onKeyDown = (event: KeyboardEvent, chip: Chip, position: number) => {
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
        remove(chip, position);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  if (chips.length === 0) return null;
  return (
    <>
      <ul ref={list} className={styles.chips} aria-label={messages.selectedOptions(props.label)}>
        {shown.map((chip, position) => (
          <li key={chip.key} className={classNames(styles.chip, !isEditable && styles.fixedChip)}>
            <span
              className={classNames(styles.chipName, props.isNumeric && pickerStyles.numericLabel)}
              dir="auto"
            >
              {chip.name}
            </span>
            {isEditable ? (
              <button
                type="button"
                ref={position === shown.length - 1 ? lastChip : undefined}
                className={styles.remove}
                tabIndex={position === shown.length - 1 ? 0 : -1}
                aria-label={messages.removeImage(chip.name)}
                onClick={() => remove(chip, position)}
                onKeyDown={(event) => onKeyDown(event, chip, position)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {folds ? (
        <button
          type="button"
          className={pickerStyles.wordButton}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? messages.showFewer : messages.showMore(chips.length - least)}
        </button>
      ) : null}
    </>
  );
}
