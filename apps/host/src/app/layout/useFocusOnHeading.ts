import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../kit/dialogs/focusWhenLost.ts';

/**
 * Focuses the heading of a page that was opened from the header or from a dialog, and of a page whose dialog has closed
 * and left focus nowhere.
 */
export function useFocusOnHeading(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname !== pathname || before.search !== search) focusHeading(before.pathname !== pathname);
  }, [pathname, search]);
}
