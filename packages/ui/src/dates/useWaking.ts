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

/** Whether a field that was drawn at rest is alive: once it has been painted, or as soon as it is woken or given focus. */
export function useWaking(root: RefObject<HTMLElement | null>, isAtOnce = false) {
  const [isAlive, setAlive] = useState(isAtOnce);
  const isFocusWanted = useRef(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAlive(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  const wake = useCallback(() => setAlive(true), []);

  const focus = () => {
    isFocusWanted.current = !isAlive;
    if (isAlive) focusField(root.current);
    else wake();
  };
  useLayoutEffect(() => {
    if (isAlive && isFocusWanted.current) focus();
  });
  return { isAlive, wake, focus };
}
