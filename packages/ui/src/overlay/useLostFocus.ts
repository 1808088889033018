import { type RefObject, useEffect } from 'react';

/**
 * Returns keyboard focus from the page to the dialog. React Aria keeps focus inside, except when the focused
 * control is disabled or removed: the browser then sends keys to the page, and Escape would do nothing.
 */
export function useLostFocus(
  dialog: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const recover = ({ target, key }: KeyboardEvent) => {
      if (target !== document.body || dialog.current?.closest('[inert]')) return;
      dialog.current?.focus();
      if (key === 'Escape') onEscape?.();
    };
    document.addEventListener('keydown', recover);
    return () => document.removeEventListener('keydown', recover);
  });
}
