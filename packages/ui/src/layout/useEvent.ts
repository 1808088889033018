import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** A stable function that always runs the latest version. For events, not for rendering. */
export function useEvent<Arguments extends readonly unknown[], Result>(
  handler: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(handler);
  useBrowserLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
