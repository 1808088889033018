import { type FocusEvent, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';

/** Whether a field has the focus and whether it was left before: what is wrong with its text is said when it is left. */
export function useLeaving() {
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const callOff = useRef<(() => void) | undefined>(undefined);
  return {
    isFocused,
    /** Whether it is time to say what is wrong. */
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
