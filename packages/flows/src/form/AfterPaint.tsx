import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsRehearsal } from './MadeReady.tsx';

/** Draws its children once what surrounds them has been painted: a long form opens as fast as what is seen of it at first. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isRehearsal = useIsRehearsal();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted || isRehearsal ? children : null;
}
