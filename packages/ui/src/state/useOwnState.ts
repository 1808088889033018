import { useState } from 'react';

/** A state that the parent keeps where it hands a value over, and the component itself otherwise. */
export function useOwnState<T>(
  value: T | undefined,
  valueAtFirst: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(valueAtFirst);
  const set = (next: T) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
