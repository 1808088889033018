import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** A function that stays the same between renders and does what the latest one does: for events, not for rendering. */
export function useEvent<Arguments extends readonly unknown[], Result>(
  handler: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(handler);
  useBrowserLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
