import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusField } from '../field/FieldHandle.ts';
import { activeElementBeside } from '../overlay/focusReturn.ts';
import { isDateKey } from './isDateKey.ts';

type Living = typeof import('./LivingInputs.tsx');

let living: Living | undefined;

async function load(): Promise<Living> {
  living ??= await import('./LivingInputs.tsx');
  return living;
}

/**
 * What a field that was drawn at rest is alive by. It is fetched once the field has been painted, or as soon as it is woken or given
 * focus; null until it is there.
 */
export function useWaking(root: RefObject<HTMLElement | null>, isAtOnce = false) {
  const [alive, setAlive] = useState<Living | null>(() => (isAtOnce && living) || null);
  const [hasFailed, setFailed] = useState(false);
  const isFocusWanted = useRef(false);
  /** What was typed before there was anything to type into. */
  const typed = useRef<string[]>([]);

  const wake = useCallback(() => {
    setFailed(false);
    if (living) setAlive(living);
    else
      void load().then(setAlive, () => {
        // The field says so, and keeps the date that is there.
        typed.current = [];
        setFailed(true);
      });
  }, []);
  useEffect(() => {
    if (isAtOnce) return wake();
    const frame = requestAnimationFrame(() => {
      const come = (loaded: Living) => startTransition(() => setAlive(loaded));
      if (living) come(living);
      // Nobody has asked for it yet: whoever does is told.
      else void load().then(come, () => {});
    });
    return () => cancelAnimationFrame(frame);
  }, [isAtOnce, wake]);

  // What is typed meanwhile is typed into this field.
  useLayoutEffect(() => {
    if (isAtOnce && !living) focusField(root.current);
  }, [isAtOnce, root]);

  const focus = () => {
    focusField(root.current);
    if (!alive) wake();
  };
  // What is pressed or reached while it is at rest keeps the place of the focus, which goes on to the first segment.
  const resting = {
    onPointerDown: wake,
    onFocus() {
      isFocusWanted.current = true;
      wake();
    },
    onBlur() {
      isFocusWanted.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      // A key that is held down types no date, and would be kept without end.
      if (hasFailed || event.repeat || !isDateKey(event)) return;
      event.preventDefault();
      typed.current.push(event.key);
    },
  };
  useLayoutEffect(() => {
    const element = root.current;
    if (!alive || !element) return;
    const isHere = isFocusWanted.current;
    isFocusWanted.current = false;
    if (isHere) focusField(element);
    const keys = typed.current.splice(0);
    if (keys.length === 0) return;
    // What is drawn now can be told of keys once it has been drawn.
    queueMicrotask(() => {
      const left = isHere ? null : activeElementBeside(element);
      alive.typeInto(element, keys);
      if (left instanceof HTMLElement) left.focus();
    });
  }, [alive, root]);
  return { Inputs: alive?.LivingInputs ?? null, hasFailed, focus, resting };
}
