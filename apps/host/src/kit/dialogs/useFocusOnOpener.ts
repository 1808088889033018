import { useLayoutEffect, useRef } from 'react';
import { focusWhenLost } from './focusWhenLost.ts';
import { canFocus, openerOf } from './openerOf.ts';

/**
 * Gives focus back to what opened the first of several dialogs in a row; a dialog itself only knows the one before it,
 * which is gone. Where a key opened it and nothing had focus, it goes to the button with the dialog's name in
 * `data-opens`.
 */
export function useFocusOnOpener(opened: string | null): void {
  const first = useRef<string>(undefined);
  const isOpen = opened !== null;
  if (!isOpen) first.current = undefined;
  else first.current ??= opened;

  useLayoutEffect(() => {
    if (!isOpen) return;
    const name = first.current ?? '';
    const opener = document.activeElement;
    const page = location.pathname;
    return () => {
      if (location.pathname !== page) return;
      focusWhenLost(() => (opener instanceof HTMLElement && canFocus(opener) ? opener : openerOf(name)));
    };
  }, [isOpen]);
}
