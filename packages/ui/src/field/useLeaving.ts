import { type FocusEvent, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';

/** Tracks whether a field is focused and was left before. Its error is shown when it is left. */
export function useLeaving() {
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const callOff = useRef<(() => void) | undefined>(undefined);
  return {
    isFocused,
    /** Whether the error is shown. */
    isLeft: wasLeft && !isFocused,
    enter: () => {
      callOff.current?.();
      setFocused(true);
    },
    leave: (event: FocusEvent) => {
      callOff.current = afterPress(event.target, () => {
        setFocused(false);
        setWasLeft(true);
      });
    },
  };
}
