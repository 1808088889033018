import { useEffect, useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling while an overlay is open, without moving it where its scrollbar was. How many overlays hold the lock is
 * counted on the root element; a lock of someone else's, which may end before this one, is taken over.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (isLocked) lock(document.documentElement);
  }, [isLocked]);
  // Later than what is inside, such as a menu, gives back what it found.
  useEffect(() => {
    if (!isLocked) return;
    const { documentElement } = document;
    const keep = new MutationObserver(() => {
      if (documentElement.style.overflow !== 'hidden') documentElement.style.overflow = 'hidden';
    });
    keep.observe(documentElement, { attributeFilter: ['style'] });
    return () => {
      keep.disconnect();
      unlock(documentElement);
    };
  }, [isLocked]);
}

function lock({ style, dataset, clientWidth }: HTMLElement): void {
  const count = Number(dataset.hsScrollLocks ?? 0);
  dataset.hsScrollLocks = String(count + 1);
  if (count > 0) return;
  if (window.innerWidth > clientWidth && !style.scrollbarGutter) {
    dataset.hsScrollGutter = '';
    style.scrollbarGutter = 'stable';
  }
  style.overflow = 'hidden';
}

function unlock({ style, dataset }: HTMLElement): void {
  const count = Number(dataset.hsScrollLocks ?? 0) - 1;
  if (count > 0) {
    dataset.hsScrollLocks = String(count);
    return;
  }
  delete dataset.hsScrollLocks;
  style.overflow = '';
  if ('hsScrollGutter' in dataset) {
    delete dataset.hsScrollGutter;
    style.scrollbarGutter = '';
  }
}
