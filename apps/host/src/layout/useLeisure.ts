import { useEffect, useState } from 'react';

/** Milliseconds after which what can wait has waited long enough. */
const PATIENCE = 2000;

/** Whether the page has what it shows first, so that what can wait takes nothing from that. */
export function useLeisure(hasAnswer: boolean): boolean {
  const [isAtLeisure, setAtLeisure] = useState(false);
  useEffect(() => {
    if (isAtLeisure) return;
    const begin = () => setAtLeisure(true);
    const timer = setTimeout(begin, PATIENCE);
    const idle = hasAnswer && 'requestIdleCallback' in window ? requestIdleCallback(begin) : undefined;
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [hasAnswer, isAtLeisure]);
  return isAtLeisure;
}
