import { useDeferredValue } from 'react';

/** Becomes true a moment late, and false at once: for what comes with a key, and must not hold up what that key shows. */
export function useTrueLate(isTrue: boolean): boolean {
  return useDeferredValue(isTrue) && isTrue;
}
