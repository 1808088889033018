import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Delay before a long press opens the tooltip, in ms. */
const pressDelay = 500;
/** Time the tooltip stays open after the finger has left, in ms. */
const readingTime = 1500;

/** Opens a tooltip by a long press, which React Aria does not; the press itself is cancelled. */
export function useLongPress(setOpen: (isOpen: boolean) => void, isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = ({ pointerType, nativeEvent }: PointerEvent) => {
    // Our own pointercancel only ends the press.
    if (pointerType !== 'touch' || (nativeEvent.type === 'pointercancel' && !nativeEvent.isTrusted)) return;
    clearTimeout(timer.current);
    if (isLongPress.current) timer.current = setTimeout(() => setOpen(false), readingTime);
  };
  return {
    onPointerDownCapture: ({ target, pointerId, pointerType }: PointerEvent) => {
      isLongPress.current = false;
      clearTimeout(timer.current);
      if (isDisabled || pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        setOpen(true);
        target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }));
      }, pressDelay);
    },
    onPointerUpCapture: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!isLongPress.current) return;
      isLongPress.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
