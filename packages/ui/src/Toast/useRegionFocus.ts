import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Leads focus to the toasts and back: Alt T either way, Escape back. */
export function useRegionFocus(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const before = useRef<Element | null>(null);

  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };

  useEffect(() => {
    if (!hasToasts) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const element = region.current;
      if (!event.altKey || event.code !== 'KeyT' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) goBack();
      else element.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      goBack();
    },
    /**
     * Takes focus out of a toast that goes, or whose button leads elsewhere: a keyboard stays with the others, a pointer took none from
     * the page.
     */
    leave: (isLast: boolean) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
      if (!isLast && focused.matches(':focus-visible')) return region.current.focus();
      // The element that had focus before may be gone.
      focused.blur();
      goBack();
    },
  };
}
