import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the latest value, so that an inline callback of the host costs nothing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
