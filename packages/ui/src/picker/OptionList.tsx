import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { LoadNote } from './LoadNote.tsx';
import type { Entry, PickerProps } from './PickerProps.ts';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';
import { usePopupPlacement } from './usePopupPlacement.ts';

interface OptionListProps<T> {
  id: string;
  /** What the list is for. */
  props: PickerProps<T>;
  picker: Picker<T>;
  /** What the popup stands at. */
  anchor: RefObject<HTMLElement | null>;
  isChosen: (option: T) => boolean;
  isMultiple?: boolean | undefined;
  /** What stands above the list, and how high it is. */
  header?: ReactNode;
  headerHeight?: number | undefined;
  /** Called when trying to load again was asked for by hand. */
  onRetry: () => void;
}

/** The lines of a field whose value is found by typing, ten at most, in the top layer. */
export function OptionList<T>(list: OptionListProps<T>) {
  const { id, props, picker, anchor, isChosen, isMultiple, header, headerHeight = 0, onRetry } = list;
  const { messages } = useUI();
  const { entries, active, source } = picker;
  const popup = useRef<HTMLDivElement>(null);
  usePopupPlacement(popup, anchor, picker.isOpen, styles.listHeight + headerHeight);

  useEffect(() => {
    if (active >= 0) popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      // Keeps focus in the input while the list is used with a pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {header}
      <div
        id={id}
        role="listbox"
        aria-label={props.label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={source.isBusy || undefined}
        tabIndex={-1}
        className={classNames(styles.list, entries.length === 0 && picker.problem && styles.noList)}
      >
        {entries.map((entry, position) => {
          const isSelected = entry.kind === 'option' && isChosen(entry.option);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which moves through the options
            <div
              // By place: an option takes over the element of the one that stood there, which is quicker, and keys may be given twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={position}
              id={optionId(id, position)}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              data-active={position === active || undefined}
              className={styles.option}
              onClick={() => picker.choose(entry)}
            >
              <Line entry={entry} props={props} />
              {isSelected ? (
                <Check size={16} strokeWidth={1.75} className={styles.check} aria-hidden />
              ) : null}
            </div>
          );
        })}
        {entries.length === 0 && picker.problem === undefined ? (
          <div className={styles.option} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
            {source.isBusy ? messages.loading : messages.noOptions}
          </div>
        ) : null}
      </div>
      <LoadNote picker={picker} onRetry={onRetry} className={styles.listNote} />
    </div>
  );
}

function Line<T>({ entry, props }: { entry: Entry<T>; props: PickerProps<T> }) {
  const { messages } = useUI();
  if (entry.kind === 'create') {
    const createLabel = props.createLabel ?? messages.createOption;
    return <span className={styles.create}>{createLabel(entry.text)}</span>;
  }
  if (props.renderOption)
    return <div className={styles.optionContent}>{props.renderOption(entry.option)}</div>;
  return (
    <div className={styles.optionContent}>
      <div className={classNames(styles.optionLabel, props.isNumeric && styles.numericLabel)}>
        {props.getLabel(entry.option)}
      </div>
    </div>
  );
}

/** The id of one line, for `aria-activedescendant`. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}
