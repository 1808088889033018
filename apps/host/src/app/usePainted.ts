import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which a page that the browser does not paint, such as one in a tab that is not in sight, goes on all the same. */
const UNSEEN = 300;

/** Whether what is drawn first has been painted, so that what takes longer may follow. */
export function usePainted(isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => {
    if (isPainted) return;
    const goOn = () => startTransition(() => setPainted(true));
    let timer = setTimeout(goOn, UNSEEN);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(goOn);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
