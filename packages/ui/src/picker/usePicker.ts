import {
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDuplicateKeysWarning } from '../development/useDuplicateKeysWarning.ts';
import { AdvanceContext } from '../field/AdvanceContext.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { oneLine } from './fold.ts';
import type { PickerProps } from './PickerProps.ts';
import { useOptions } from './useOptions.ts';

/** A line of the list. */
export type Entry<T> = { kind: 'option'; option: T } | { kind: 'create'; text: string };

interface PickerSettings<T> {
  props: PickerProps<T>;
  /** The caller's ref, which is given the input. */
  ref: ForwardedRef<HTMLInputElement | null>;
  /** Whether several options can be chosen, so that the list stays open after a choice. */
  isMultiple: boolean;
  /** The keys of the chosen options. */
  keys: readonly string[];
  /** Called with the chosen option, and whether its text is exactly what was typed, as after a scan. */
  onChoose: (option: T, isTyped: boolean) => void;
  /** Called with keys that the list has no use for. */
  onOtherKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

interface PickerState {
  isOpen: boolean;
  /** The text that is being typed, or null while nothing is. */
  query: string | null;
  /** The option selected with the arrows, by key as well, since the options may change. */
  moved: { key: string; position: number } | null;
  /** A choice made by a key before the options were there: the first of them, or an exact match. */
  awaited: 'first' | 'exact' | null;
}

const atRest: PickerState = { isOpen: false, query: null, moved: null, awaited: null };

/**
 * The state of SearchableSelect and MultiSelect: the ARIA combo box pattern over a list of ten. A key that chooses, pressed before the options
 * are there, waits for them, so that no scan is lost.
 */
export function usePicker<T>(settings: PickerSettings<T>) {
  const { props, ref, isMultiple, keys, onChoose, onOtherKey } = settings;
  const { getKey, getLabel, getSearchText = getLabel, getKeyLabel, onCreate } = props;
  const ids = useFieldIds(props);
  /** The whole field: focus within it keeps the list open. */
  const field = useRef<HTMLDivElement>(null);
  /** The frame around the input, to which the list is attached. */
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const [state, setState] = useState(atRest);
  const change = (part: Partial<PickerState>) => setState((before) => ({ ...before, ...part }));
  const { isOpen, query, moved, awaited } = state;
  /** The number of choices by Enter; the form moves on from the field after each. */
  const [goneOn, setGoneOn] = useState(0);
  const goOn = useContext(AdvanceContext);

  const chosen = useChosen(props.options, keys, getKey);
  const typed = query?.trim() ?? '';
  const source = useOptions(props, query ?? '', isOpen || awaited !== null);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const found: readonly T[] = isOpen || awaited ? source.find(query ?? '') : [];
  useDuplicateKeysWarning(isMultiple ? 'MultiSelect' : 'SearchableSelect', found, getKey);
  const entries = found.map((option): Entry<T> => ({ kind: 'option', option }));
  // Last, so that Enter after a scan takes a match: whatever is chosen without a look is the first entry.
  const canCreate = onCreate && typed !== '' && !source.isBusy;
  if (canCreate && !found.some((option) => oneLine(getLabel(option)) === oneLine(typed)))
    entries.push({ kind: 'create', text: typed });

  const keyOf = (entry: Entry<T> | undefined) =>
    entry?.kind === 'option' ? `option ${getKey(entry.option)}` : entry?.kind;
  const active = moved ? positionOf(moved) : typed !== '' && !source.isBusy && entries.length > 0 ? 0 : -1;

  function positionOf({ key, position }: { key: string; position: number }): number {
    return keyOf(entries[position]) === key ? position : entries.findIndex((entry) => keyOf(entry) === key);
  }

  const open = () => {
    if (isEditable && !isOpen) change({ isOpen: true, moved: null });
  };
  const close = () => setState(atRest);

  /** Whether the typed text is all of an option's label, or of the text that it is searched by. */
  const isWhole = (entry: Entry<T>) =>
    typed !== '' &&
    entry.kind === 'option' &&
    [getLabel, getSearchText].some((textOf) => oneLine(textOf(entry.option)) === oneLine(typed));

  const choose = (entry: Entry<T> | undefined) => {
    if (!entry) return;
    if (isMultiple) change({ query: null, awaited: null, moved: query === null ? moved : null });
    else close();
    if (entry.kind === 'create') return onCreate?.(entry.text);
    chosen.remember(entry.option);
    onChoose(entry.option, isWhole(entry));
  };

  const chooseAndGoOn = (entry: Entry<T> | undefined) => {
    choose(entry);
    if (entry && !isMultiple) setGoneOn((count) => count + 1);
  };

  // After the choice has been drawn: it may be what makes the next field usable.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (goneOn > 0 && input.current?.matches(':focus')) goOn?.(input.current);
  }, [goneOn]);

  const exact = (): Entry<T> | undefined => {
    const [first, ...others] = entries;
    // Of options that share a label none is meant more than the others. Behind other matches, some of them may have no place in the list.
    return first && isWhole(first) && !others.some(isWhole) ? first : undefined;
  };

  const wait = (choice: 'first' | 'exact') => {
    change({ awaited: choice });
    source.hurry();
  };

  const chooseNow = () => {
    if (source.isBusy && typed !== '' && active < 0) wait('first');
    else if (source.problem !== undefined && entries.length === 0) source.retry?.();
    else chooseAndGoOn(entries[active]);
  };

  const isReady = awaited !== null && !source.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was awaited is chosen once, when it has come
  useEffect(() => {
    if (!isReady) return;
    change({ awaited: null });
    const entry = awaited === 'exact' ? exact() : (exact() ?? entries[0]);
    if (entry) (awaited === 'first' ? chooseAndGoOn : choose)(entry);
    else if (!isOpen) close();
  }, [isReady]);

  const moveTo = (position: number) => {
    if (!isOpen) return open();
    const next = (position + entries.length) % entries.length;
    const key = keyOf(entries[next]);
    if (key !== undefined) change({ moved: { key, position: next } });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !isEditable) return;
    switch (event.key) {
      case 'ArrowDown':
        moveTo(active + 1);
        break;
      case 'ArrowUp':
        if (event.altKey) close();
        else moveTo(active < 0 ? -1 : active - 1);
        break;
      case 'Home':
      case 'End':
        if (!isOpen || query) return;
        moveTo(event.key === 'Home' ? 0 : -1);
        break;
      case 'Enter':
        if (!isOpen) return;
        chooseNow();
        break;
      case 'Escape':
        if (!isOpen) return;
        close();
        // The dialog around the field stays open: Escape closes one thing at a time.
        event.stopPropagation();
        break;
      case 'Tab':
        // A scanner may end with Tab instead of Enter.
        if (!event.shiftKey && source.isBusy && typed !== '') wait('exact');
        else if (!event.shiftKey) choose(exact());
        return;
      default:
        return onOtherKey?.(event);
    }
    event.preventDefault();
  };

  const focus = () => input.current?.focus();

  return {
    props,
    ids,
    field,
    frame,
    input,
    source,
    entries,
    active,
    isOpen,
    query,
    typed,
    isEditable,
    isMultiple,
    isChosen: (option: T) => keys.includes(getKey(option)),
    /** The label of a chosen key. While its option may still come, a chip has the key, and a field of one choice stays empty. */
    labelOf: (key: string) => {
      const option = chosen.optionOf(key);
      if (option !== undefined) return getLabel(option);
      return getKeyLabel?.(key) ?? (props.isLoading && !isMultiple ? '' : key);
    },
    choose,
    open,
    close,
    focus,
    onKeyDown,
    listId: `${ids.id}-list`,
    /** For a press beside the controls of the frame, as on its arrow. */
    toggle: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, input')) return;
      event.preventDefault();
      focus();
      if (isOpen) close();
      else open();
    },
    type: (text: string) => setState({ ...atRest, isOpen: isEditable, query: text }),
    /** For the element around the whole field. */
    onBlur: (event: FocusEvent) => {
      if (field.current?.contains(event.relatedTarget)) return;
      if (awaited === 'exact') change({ isOpen: false });
      else close();
      props.onBlur?.(event);
    },
    /** For the buttons of the field. */
    onEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return;
      // The button that has the focus may go away with the list.
      focus();
      close();
      event.stopPropagation();
    },
  };
}

/** The state of SearchableSelect and MultiSelect. */
export type Picker<T> = ReturnType<typeof usePicker<T>>;

/**
 * The options of chosen keys. Looks through all options when these or the keys change, not on every render.
 * Remembers options chosen here, since a reloaded list may lack them.
 */
function useChosen<T>(
  options: readonly T[] | undefined,
  keys: readonly string[],
  getKey: (option: T) => string,
) {
  const chosenHere = useRef(new Map<string, T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `getKey` and `keys` are often made again
  const listed = useMemo(() => {
    const found = new Map<string, T>();
    const wanted = new Set(keys);
    for (const option of options ?? []) {
      if (wanted.size === 0) break;
      const key = getKey(option);
      if (wanted.delete(key)) found.set(key, option);
    }
    return found;
  }, [options, keys.join('\n')]);

  return {
    remember: (option: T) => {
      chosenHere.current.set(getKey(option), option);
    },
    optionOf: (key: string): T | undefined => listed.get(key) ?? chosenHere.current.get(key),
  };
}
