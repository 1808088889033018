import { startTransition, useCallback, useEffect, useState } from 'react';

/** Whether something that was drawn at rest is alive: once it has been painted, or as soon as it is woken. */
export function useWaking(isAtOnce = false): [isAlive: boolean, wake: () => void] {
  const [isAlive, setAlive] = useState(isAtOnce);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAlive(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  const wake = useCallback(() => setAlive(true), []);
  return [isAlive, wake];
}
