import { useEffect, useState } from 'react';

/** Milliseconds after which a load counts as slow and can be retried. */
export const longLoad = 8000;

/** Whether one attempt has been busy for long. */
export function useTakesLong(isBusy: boolean, attempt: number): boolean {
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own time
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), longLoad);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy, attempt]);
  return isLong;
}
