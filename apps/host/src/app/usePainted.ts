import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Whether what is drawn first has been painted, so that what takes longer may follow. */
export function usePainted(isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}
