import { type RefObject, useEffect } from 'react';
import { activeElementBeside, giveFocusBack, returnCandidates } from '../overlay/focusReturn.ts';
import { useScrollLock } from '../overlay/useScrollLock.ts';

/** While the menu lies over the page, the page is out of reach and does not scroll; focus goes into the menu and back to where it was. */
export function useMenuOverPage(
  isOpen: boolean,
  menu: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useScrollLock(isOpen);
  useEffect(() => {
    const covered = page.current;
    if (!isOpen || !covered) return;
    const candidates = returnCandidates(activeElementBeside(covered));
    covered.inert = true;
    menu.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      covered.inert = false;
      giveFocusBack(candidates);
    };
  }, [isOpen, menu, page, onClose]);
}
