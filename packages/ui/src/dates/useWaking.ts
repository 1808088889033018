import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusField } from '../field/FieldHandle.ts';

type Living = typeof import('./LivingInputs.tsx').LivingInputs;

let living: Living | undefined;

async function load(): Promise<Living> {
  living ??= (await import('./LivingInputs.tsx')).LivingInputs;
  return living;
}

/**
 * What a field that was drawn at rest is alive by. It is fetched once the field has been painted, or as soon as it is woken or given
 * focus; null until it is there.
 */
export function useWaking(root: RefObject<HTMLElement | null>, isAtOnce = false) {
  const [Inputs, setInputs] = useState<Living | null>(() => (isAtOnce && living) || null);
  const [hasFailed, setFailed] = useState(false);
  const isFocusWanted = useRef(false);

  const wake = useCallback(() => {
    setFailed(false);
    if (living) setInputs(() => living ?? null);
    else
      void load().then(
        (loaded) => setInputs(() => loaded),
        () => setFailed(true),
      );
  }, []);
  useEffect(() => {
    if (isAtOnce) return wake();
    const frame = requestAnimationFrame(() => {
      const come = (loaded: Living) => startTransition(() => setInputs(() => loaded));
      if (living) come(living);
      // Nobody has asked for it yet: whoever does is told.
      else void load().then(come, () => {});
    });
    return () => cancelAnimationFrame(frame);
  }, [isAtOnce, wake]);

  const focus = () => {
    focusField(root.current);
    if (!Inputs) wake();
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
  };
  useLayoutEffect(() => {
    if (!Inputs || !isFocusWanted.current) return;
    isFocusWanted.current = false;
    focusField(root.current);
  }, [Inputs, root]);
  return { Inputs, hasFailed, focus, resting };
}
