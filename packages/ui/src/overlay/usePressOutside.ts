import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells of a press that is in none of the given elements, while it is asked to. React Aria's popovers see none of those on a dialog of
 * this package, which is a layer above them.
 */
export function usePressOutside(
  elements: readonly RefObject<Element | null>[],
  isActive: boolean,
  onPressOutside: () => void,
): void {
  const latest = useRef({ elements, onPressOutside });
  useEffect(() => {
    latest.current = { elements, onPressOutside };
  });
  useEffect(() => {
    if (!isActive) return;
    const onPointerDown = (event: PointerEvent) => {
      // Of a press in a shadow tree the document sees only where the tree stands.
      const [target] = event.composedPath();
      if (!(target instanceof Node)) return;
      const { elements, onPressOutside } = latest.current;
      if (!elements.some(({ current }) => current?.contains(target))) onPressOutside();
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [isActive]);
}
