import { type RefObject, useEffect } from 'react';
import { toastOffset, usualOffset } from './Toast.css.ts';

/** Toasts stand below elements with this attribute: the header of a page, and the close button of a dialog. */
const MARK = '[data-above-toasts]';
const GAP = 8;

/** Keeps the toasts below the header and the close button of the open dialog, while there are any. */
export function useToastPlace(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    const marked = () => [...document.querySelectorAll(MARK)];
    const place = () => {
      const element = region.current;
      element?.style.setProperty(toastOffset, `${freeOffset(element, marked())}px`);
    };
    // A header grows with its banner; dialogs come into the body, and move until they have arrived.
    const sizes = new ResizeObserver(place);
    const watch = () => {
      sizes.disconnect();
      for (const element of marked()) sizes.observe(element);
      place();
    };
    const children = new MutationObserver(watch);
    children.observe(region.current?.parentElement ?? document.body, { childList: true });
    document.addEventListener('animationend', place);
    window.addEventListener('resize', place);
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
      document.removeEventListener('animationend', place);
      window.removeEventListener('resize', place);
    };
  }, [region, hasToasts]);
}

/** The distance from the top at which the toasts cover none of the marked elements. */
function freeOffset(region: HTMLElement, marked: readonly Element[]): number {
  const { left, right, height } = region.getBoundingClientRect();
  const beside = marked
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.right > left && rect.left < right)
    .sort((one, other) => one.top - other.top);
  let offset = usualOffset;
  for (const rect of beside)
    if (rect.top < offset + height && rect.bottom + GAP > offset) offset = rect.bottom + GAP;
  return offset;
}
