import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { PickerProps } from './PickerProps.ts';
import * as styles from './picker.css.ts';
import type { Entry, Picker } from './usePicker.ts';

interface OptionListProps<T> {
  picker: Picker<T>;
  /** A button above the list. */
  header: ReactNode;
}

/** The matching options, ten at most, in the top layer. */
export function OptionList<T>({ picker, header }: OptionListProps<T>) {
  const { messages } = useUI();
  const { props, listId, entries, active, source } = picker;
  const popup = useRef<HTMLDivElement>(null);
  usePopupPlacement(popup, picker.frame, styles.listHeight + (header ? styles.headerHeight : 0));

  useEffect(() => {
    if (active >= 0) popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      // Keeps focus in the input while the list is used with a pointer. Buttons in it let no press bubble.
      onMouseDownCapture={(event) => event.preventDefault()}
    >
      {header ? <div className={styles.header}>{header}</div> : null}
      <div
        id={listId}
        role="listbox"
        aria-label={props.label}
        aria-multiselectable={picker.isMultiple || undefined}
        aria-busy={source.isBusy || undefined}
        tabIndex={-1}
        className={classNames(styles.list, entries.length === 0 && source.problem && styles.noList)}
      >
        {entries.map((entry, position) => {
          const isSelected = entry.kind === 'option' && picker.isChosen(entry.option);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which moves through the options
            <div
              // By place: an option takes over the element of the one that stood there, which is quicker, and keys may be given twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={position}
              id={optionId(listId, position)}
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
        {entries.length === 0 && source.problem === undefined ? (
          <div className={styles.option} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
            {source.isBusy ? messages.loading : messages.noOptions}
          </div>
        ) : null}
      </div>
      <LoadNote picker={picker} className={styles.listNote} />
    </div>
  );
}

function Line<T>({ entry, props }: { entry: Entry<T>; props: PickerProps<T> }) {
  const { messages } = useUI();
  if (entry.kind === 'create') {
    const createLabel = props.createLabel ?? messages.createOption;
    return <span className={styles.create}>{createLabel(entry.text)}</span>;
  }
  return (
    <div className={styles.optionContent}>
      {props.renderOption?.(entry.option) ?? (
        <div className={classNames(styles.optionLabel, props.isNumeric && styles.numericLabel)}>
          {props.getLabel(entry.option)}
        </div>
      )}
    </div>
  );
}

/** A failed or slow load of options, with a retry button. Renders nothing otherwise. */
export function LoadNote<T>({ picker, className }: { picker: Picker<T>; className?: string }) {
  const { messages } = useUI();
  const { problem, isSlow, retry } = picker.source;
  if (problem === undefined && !(isSlow && retry)) return null;
  return (
    <div className={classNames(styles.note, problem && styles.loadError, className)} role="alert">
      {problem ?? messages.takesLong}
      {retry ? (
        <Button
          className={styles.wordButton}
          onPress={() => {
            retry();
            picker.focus();
          }}
        >
          {messages.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** The id of one line, for `aria-activedescendant`. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

const gap = 4;
const margin = 8;
const leastWidth = 220;

/**
 * Keeps a popup at its field: below it, or above it where there is more room, as wide as the field. The side is chosen for the
 * popup at its highest, so that it does not jump while its options change.
 */
function usePopupPlacement(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  mostHeight: number,
): void {
  useBrowserLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;

    const place = () => {
      const field = anchor.current?.getBoundingClientRect();
      if (!field) return;
      const { innerWidth, innerHeight } = window;
      const width = Math.min(Math.max(field.width, leastWidth), innerWidth - 2 * margin);
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const left = isRightToLeft ? field.right - width : field.left;
      const roomBelow = innerHeight - field.bottom - gap - margin;
      const roomAbove = field.top - gap - margin;
      const isAbove = roomBelow < mostHeight && roomAbove > roomBelow;
      element.style.width = `${width}px`;
      element.style.left = `${Math.min(Math.max(left, margin), innerWidth - width - margin)}px`;
      element.style.top = isAbove ? 'auto' : `${field.bottom + gap}px`;
      element.style.bottom = isAbove ? `${innerHeight - field.top + gap}px` : 'auto';
    };

    let frame = 0;
    const follow = () => {
      place();
      // A dialog that is still arriving takes the list of its field along.
      if (element.closest('[data-entering]')) frame = requestAnimationFrame(follow);
    };
    follow();
    element.showPopover?.();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popup, anchor, mostHeight]);
}
