import {
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useDuplicateKeysWarning } from '../development/useDuplicateKeysWarning.ts';
import { AdvanceContext } from '../field/AdvanceContext.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { isWholeText } from './fold.ts';
import type { Entry, PickerProps } from './PickerProps.ts';
import { useOptions } from './useOptions.ts';

interface PickerSettings<T> {
  /** The name of the component, for warnings. */
  component: string;
  props: PickerProps<T>;
  /** The caller's ref, which is given the input. */
  ref: ForwardedRef<HTMLInputElement | null>;
  /** Called with the chosen entry, and whether its text is exactly what was typed, as after a scan. */
  onChoose: (entry: Entry<T>, isTyped: boolean) => void;
  /** Whether the list stays open after a choice. */
  staysOpen?: boolean | undefined;
  /** Called with keys that the list has no use for. */
  onOtherKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * The state of SearchableSelect and MultiSelect: the ARIA combo box pattern over a list of ten. A key that chooses, pressed before the options
 * are there, waits for them, so that no scan is lost.
 */
export function usePicker<T>(settings: PickerSettings<T>) {
  const { component, props, ref, onChoose, staysOpen, onOtherKey } = settings;
  const ids = useFieldIds(props);
  /** The whole field: focus within it keeps the list open. */
  const field = useRef<HTMLDivElement>(null);
  /** The frame around the input, to which the list is attached. */
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const { getKey, getLabel, getSearchText = getLabel, onCreate } = props;
  const [isOpen, setOpen] = useState(false);
  /** The text that is being typed, or null while nothing is. */
  const [query, setQuery] = useState<string | null>(null);
  /** The option selected with the arrows, by key as well, since the options may change. */
  const [moved, setMoved] = useState<{ key: string; position: number } | null>(null);
  /** A choice made by a key before the options were there: the first of them, or an exact match. */
  const [awaited, setAwaited] = useState<'first' | 'exact' | null>(null);

  /** The number of choices by Enter; the form moves on from the field after each. */
  const [goneOn, setGoneOn] = useState(0);
  const goOn = useContext(AdvanceContext);

  const { messages } = useUI();
  const typed = query?.trim() ?? '';
  const source = useOptions(props, query ?? '', isOpen || awaited !== null);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const entries: readonly Entry<T>[] = isOpen || awaited ? listed() : [];
  const listedOptions = entries.flatMap((entry) => (entry.kind === 'option' ? [entry.option] : []));
  useDuplicateKeysWarning(component, listedOptions, getKey);

  const keyOf = (entry: Entry<T> | undefined) =>
    entry?.kind === 'option' ? `option ${getKey(entry.option)}` : entry?.kind;
  const active = moved ? positionOf(moved) : typed !== '' && !source.isBusy && entries.length > 0 ? 0 : -1;

  function positionOf({ key, position }: { key: string; position: number }): number {
    return keyOf(entries[position]) === key ? position : entries.findIndex((entry) => keyOf(entry) === key);
  }

  function listed(): Entry<T>[] {
    const found = source.find(query ?? '').map((option): Entry<T> => ({ kind: 'option', option }));
    const isKnown = found.some(
      (entry) => entry.kind === 'option' && isWholeText(typed, getLabel(entry.option)),
    );
    const canCreate = onCreate && typed !== '' && !isKnown && !source.isBusy;
    return canCreate ? [...found, { kind: 'create', text: typed }] : found;
  }

  const open = () => {
    if (!isEditable || isOpen) return;
    setOpen(true);
    setMoved(null);
  };

  const close = () => {
    setOpen(false);
    setQuery(null);
    setMoved(null);
    setAwaited(null);
  };

  /** Whether the typed text is all of an option's label, or of the text that it is searched by. */
  const isWhole = (entry: Entry<T>) =>
    typed !== '' &&
    entry.kind === 'option' &&
    [getLabel, getSearchText].some((textOf) => isWholeText(typed, textOf(entry.option)));

  const choose = (entry: Entry<T> | undefined) => {
    if (!entry) return;
    const isTyped = isWhole(entry);
    if (staysOpen) {
      if (query !== null) setMoved(null);
      setQuery(null);
      setAwaited(null);
    } else close();
    onChoose(entry, isTyped);
  };

  const chooseAndGoOn = (entry: Entry<T> | undefined) => {
    choose(entry);
    if (entry && !staysOpen) setGoneOn((count) => count + 1);
  };

  const exact = (): Entry<T> | undefined => {
    const [first, ...others] = entries;
    // Of options that share a label none is meant more than the others.
    return first && isWhole(first) && !others.some(isWhole) ? first : undefined;
  };

  const chooseNow = () => {
    if (source.isBusy && typed !== '' && active < 0) {
      setAwaited('first');
      source.hurry();
    } else if (source.error !== undefined && entries.length === 0) source.retry?.();
    else chooseAndGoOn(entries[active] ?? (entries.length === 1 && typed ? entries[0] : undefined));
  };

  // After the choice has been drawn: it may be what makes the next field usable.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (goneOn > 0 && input.current?.matches(':focus')) goOn?.(input.current);
  }, [goneOn]);

  /** A scanner may end with Tab instead of Enter. */
  const chooseExact = () => {
    if (source.isBusy && typed !== '') {
      setAwaited('exact');
      source.hurry();
    } else choose(exact());
  };

  const isReady = awaited !== null && !source.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was awaited is chosen once, when it has come
  useEffect(() => {
    if (!isReady) return;
    setAwaited(null);
    const entry = awaited === 'exact' ? exact() : (exact() ?? entries[0]);
    if (entry) (awaited === 'first' ? chooseAndGoOn : choose)(entry);
    else if (!isOpen) close();
  }, [isReady]);

  const moveTo = (position: number) => {
    if (!isOpen) return open();
    const next = (position + entries.length) % entries.length;
    const key = keyOf(entries[next]);
    if (key !== undefined) setMoved({ key, position: next });
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
        if (!isOpen || query) return onOtherKey?.(event);
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
        if (!event.shiftKey) chooseExact();
        return;
      default:
        return onOtherKey?.(event);
    }
    event.preventDefault();
  };

  const focus = () => input.current?.focus();

  return {
    ids,
    listId: `${ids.id}-list`,
    field,
    frame,
    input,
    isOpen,
    query,
    typed,
    active,
    entries,
    source,
    /** The words for a failed load. */
    problem: source.isBusy
      ? undefined
      : source.error === null
        ? messages.optionsNotLoaded
        : source.error || undefined,
    isEditable,
    isWaiting: source.isBusy && (isOpen || awaited !== null),
    focus,
    open,
    close,
    /** For a press beside the controls of the frame, as on its arrow. */
    toggle: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, input')) return;
      event.preventDefault();
      focus();
      if (isOpen) close();
      else open();
    },
    choose,
    type: (text: string) => {
      open();
      setQuery(text);
      setMoved(null);
      setAwaited(null);
    },
    onKeyDown,
    onFocus: () => source.prepare(),
    /** For the element around the whole field. */
    onBlur: (event: FocusEvent) => {
      if (field.current?.contains(event.relatedTarget)) return;
      if (awaited === 'exact') setOpen(false);
      else close();
      props.onBlur?.(event);
    },
    /** For the buttons of the field. */
    onEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      // The button that has the focus may go away with the list.
      focus();
      close();
      event.stopPropagation();
    },
  };
}

/** The state of SearchableSelect and MultiSelect. */
export type Picker<T> = ReturnType<typeof usePicker<T>>;
