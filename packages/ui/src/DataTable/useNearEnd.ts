import { useEffect } from 'react';

/** Tells that the rows in the document are the last ones. */
export function useNearEnd(isNearEnd: boolean, onNearEnd: (() => void) | undefined): void {
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
}
