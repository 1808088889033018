import { Check, ChevronDown, X } from 'lucide-react';
import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/Button.tsx';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { createSearchIndex, isWholeText, type SearchIndex } from './createSearchIndex.ts';
import * as styles from './SearchableSelect.css.ts';
import { usePopupPlacement } from './usePopupPlacement.ts';

/** How many matches are listed (specification, section 9). */
const maxOptions = 10;

/** Props of SearchableSelect. */
export interface SearchableSelectProps<T> extends FieldProps {
  /** Everything that can be chosen; keep the array's identity between renders, since it is indexed. */
  options: readonly T[];
  /** What identifies an option. */
  getKey: (option: T) => string;
  /** What is shown of an option. */
  getLabel: (option: T) => string;
  /** What is searched; the label when not given. */
  getSearchText?: ((option: T) => string) | undefined;
  /** The key of the chosen option, or null. */
  value: string | null;
  /** Called with the key and the option that were chosen, or nulls when the choice is cleared. */
  onChange: (key: string | null, option: T | null) => void;
  /** How an option looks in the list; its label when not given. */
  renderOption?: ((option: T) => ReactNode) | undefined;
  /** Whether an option matches; a substring of the search text, whatever the case, when not given. */
  matcher?: ((option: T, query: string) => boolean) | undefined;
  /** Whether the options are still on their way. */
  isLoading?: boolean | undefined;
  /** Why the options could not be had. */
  loadError?: string | undefined;
  /** Called to try again after a `loadError`. */
  onRetry?: (() => void) | undefined;
  /** Called with the text to make an option of; offered while no option is called exactly so. */
  onCreate?: ((text: string) => void) | undefined;
  /** The words that offer it. @default Create “text” */
  createLabel?: ((text: string) => string) | undefined;
  /** Called when the list opens. */
  onOpen?: (() => void) | undefined;
  /** Whether the choice can be taken back with a button. @default true unless required */
  isClearable?: boolean | undefined;
  /** Whether what is shown is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Text shown while nothing is chosen. @default 'Search...' */
  placeholder?: string | undefined;
}

type Entry<T> = { kind: 'option'; option: T } | { kind: 'create'; text: string };

function SearchableSelectInner<T>(
  props: SearchableSelectProps<T>,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isDisabled,
    isReadOnly,
    value,
    onChange,
    placeholder,
  } = props;
  const { options, getKey, getLabel, getSearchText = getLabel, renderOption = getLabel, matcher } = props;
  const {
    isLoading,
    loadError,
    onRetry,
    onCreate,
    onOpen,
    isNumeric,
    isClearable = !props.isRequired,
  } = props;
  const { messages } = useUI();
  const createLabel = props.createLabel ?? messages.createOption;
  const ids = useFieldIds(props);
  const listId = `${ids.id}-list`;

  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const [isOpen, setOpen] = useState(false);
  /** What is being typed, or null while the field shows what is chosen. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [indexes] = useState(() => new WeakMap<readonly T[], SearchIndex>());
  usePopupPlacement(popup, frame, isOpen);

  const selected = useMemo(
    () => (value === null ? undefined : options.find((option) => getKey(option) === value)),
    [options, value, getKey],
  );

  const match = (text: string): T[] => {
    if (matcher) return firstMatches(options, (option) => matcher(option, text));
    let index = indexes.get(options);
    if (!index) {
      index = createSearchIndex(options.map(getSearchText));
      indexes.set(options, index);
    }
    return index.search(text, maxOptions).flatMap((position) => options[position] ?? []);
  };

  const entriesFor = (text: string): Entry<T>[] => {
    const entries = match(text).map((option): Entry<T> => ({ kind: 'option', option }));
    const typed = text.trim();
    const isKnown = entries.some(
      (entry) => entry.kind === 'option' && isWholeText(typed, getLabel(entry.option)),
    );
    return onCreate && typed && !isKnown ? [...entries, { kind: 'create', text: typed }] : entries;
  };

  const entries = isOpen && !isLoading ? entriesFor(query ?? '') : [];
  const isEditable = !isDisabled && !isReadOnly;

  const open = () => {
    if (!isEditable || isOpen) return;
    setOpen(true);
    setActive(-1);
    onOpen?.();
  };

  const close = () => {
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };

  const choose = (entry: Entry<T> | undefined) => {
    if (!entry) return;
    close();
    if (entry.kind === 'create') onCreate?.(entry.text);
    else onChange(getKey(entry.option), entry.option);
  };

  const type = (text: string) => {
    open();
    setQuery(text);
    setActive(text.trim() ? 0 : -1);
  };

  const moveTo = (position: number) => {
    if (!isOpen) return open();
    if (entries.length > 0) setActive((position + entries.length) % entries.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !isEditable) return;
    switch (event.key) {
      case 'ArrowDown':
        moveTo(active + 1);
        break;
      case 'ArrowUp':
        moveTo(active < 0 ? -1 : active - 1);
        break;
      case 'Home':
      case 'End':
        if (!isOpen || query) return;
        moveTo(event.key === 'Home' ? 0 : -1);
        break;
      case 'Enter':
        if (!isOpen) return;
        choose(entries[active] ?? (entries.length === 1 && query ? entries[0] : undefined));
        break;
      case 'Escape':
        if (!isOpen) return;
        close();
        // The dialog around the field stays open: Escape closes one thing at a time.
        event.stopPropagation();
        break;
      case 'Tab':
        chooseExact();
        return;
      default:
        return;
    }
    event.preventDefault();
  };

  /** A scanner may end with Tab instead of Enter. */
  const chooseExact = () => {
    const first = query ? entries[0] : undefined;
    if (first?.kind === 'option' && isWholeText(query ?? '', getSearchText(first.option))) choose(first);
  };

  const onBlur = (event: FocusEvent) => {
    if (frame.current?.contains(event.relatedTarget)) return;
    close();
    props.onBlur?.(event);
  };

  const activeId = active >= 0 && active < entries.length ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const text = query ?? (selected === undefined ? '' : getLabel(selected));
  const canClear = isClearable && isEditable && value !== null;
  return (
    <div className={fieldStyles.field} {...ids.root}>
      {isLabelHidden ? null : (
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
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(fieldStyles.input, styles.input, isNumeric && fieldStyles.numericInput)}
          value={text}
          dir={text ? 'auto' : undefined}
          placeholder={placeholder ?? messages.search}
          disabled={isDisabled}
          readOnly={isReadOnly}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
          autoFocus={props.autoFocus}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={open}
          onBlur={onBlur}
          onFocus={(event) => {
            event.target.select();
            props.onFocus?.(event);
          }}
        />
        {canClear ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={`${messages.clear} ${label}`}
            onClick={() => {
              onChange(null, null);
              close();
              input.current?.focus();
            }}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
        <span
          className={styles.opener}
          aria-hidden
          onMouseDown={(event) => {
            event.preventDefault();
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          {isLoading ? <Spinner size="small" isDecorative /> : <ChevronDown size={16} strokeWidth={1.75} />}
        </span>
        {isOpen ? (
          <div
            ref={popup}
            popover="manual"
            id={listId}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className={styles.popup}
            // Keeps focus in the input while the list is used with a pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {entries.map((entry, position) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which moves through the options
              <div
                key={entry.kind === 'option' ? getKey(entry.option) : listId}
                id={`${listId}-${position}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry.kind === 'option' && entry.option === selected}
                data-active={position === active || undefined}
                className={styles.option}
                onClick={() => choose(entry)}
              >
                {entry.kind === 'create' ? (
                  <span className={styles.create}>{createLabel(entry.text)}</span>
                ) : (
                  <>
                    <span className={styles.optionContent}>{renderOption(entry.option)}</span>
                    {entry.option === selected ? (
                      <Check size={16} strokeWidth={1.75} className={styles.check} aria-hidden />
                    ) : null}
                  </>
                )}
              </div>
            ))}
            {entries.length === 0 ? (
              <div className={styles.option} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
                {isLoading ? messages.loading : (loadError ?? messages.noOptions)}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      {loadError ? (
        <div className={styles.loadError} role="alert">
          {loadError}
          {onRetry ? (
            <Button size="small" onPress={onRetry}>
              {messages.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      <FieldNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && !isLoading && query ? announce(entries.length, messages) : null}</span>
      </VisuallyHidden>
    </div>
  );
}

function announce(
  count: number,
  messages: { noOptions: string; options: (count: number) => string },
): string {
  return count === 0 ? messages.noOptions : messages.options(count);
}

function firstMatches<T>(options: readonly T[], isMatch: (option: T) => boolean): T[] {
  const matches: T[] = [];
  for (const option of options) {
    if (matches.length === maxOptions) break;
    if (isMatch(option)) matches.push(option);
  }
  return matches;
}

/**
 * One of many, found by typing: at most ten matches, exact ones first. Enter right after typing takes the first, so that a scanner's burst
 * chooses what it read.
 */
export const SearchableSelect = forwardRef(SearchableSelectInner) as <T>(
  props: SearchableSelectProps<T> & { ref?: ForwardedRef<HTMLInputElement> | undefined },
) => ReactElement;
