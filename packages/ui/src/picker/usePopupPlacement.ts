import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';

const gap = 4;
const margin = 8;
const leastWidth = 220;

/**
 * Keeps a popup at its field while it is open: below it, or above it where there is more room, as wide as the field. The side is chosen for the
 * popup at its highest, so that it does not jump while its lines change.
 */
export function usePopupPlacement(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
  mostHeight: number,
): void {
  useBrowserLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || !element) return;

    const place = () => {
      const field = anchor.current?.getBoundingClientRect();
      if (!field) return;
      const { innerWidth, innerHeight } = window;
      const width = Math.min(Math.max(field.width, leastWidth), innerWidth - 2 * margin);
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const left = isRightToLeft ? field.right - width : field.left;
      const roomBelow = innerHeight - field.bottom - gap - margin;
      const roomAbove = field.top - gap - margin;
      const isAbove = roomBelow < mostHeight && roomAbove > roomBelow;
      element.style.width = `${width}px`;
      element.style.left = `${Math.min(Math.max(left, margin), innerWidth - width - margin)}px`;
      element.style.top = isAbove ? 'auto' : `${field.bottom + gap}px`;
      element.style.bottom = isAbove ? `${innerHeight - field.top + gap}px` : 'auto';
    };

    place();
    element.showPopover?.();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popup, anchor, isOpen, mostHeight]);
}
