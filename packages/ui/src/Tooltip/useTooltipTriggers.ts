import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer rests, or a finger stays, before the words are shown; in milliseconds. */
const delay = 500;
/** How long the words stay once the pointer has left, so that it can reach them. */
const grace = 150;
/** How long the words stay once the finger has left: nothing shows where to look before. */
const readingTime = 1500;

/** When the words of a tooltip are shown: by a resting pointer, by focus, by a finger that stays. */
export function useTooltipTriggers(isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (open: boolean, after: number) => {
    clearTimeout(timer.current);
    if (open && isDisabled) return;
    if (open) setWanted(true);
    if (after === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), after);
  };
  const hide = () => change(false, 0);

  // Whatever has focus, and before the dialog around it: Escape takes away one thing at a time.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);

  const startLongPress = (event: PointerEvent<HTMLElement>) => {
    const { target, pointerId, pointerType } = event;
    clearTimeout(timer.current);
    if (isDisabled) return;
    setWanted(true);
    timer.current = setTimeout(() => {
      isLongPress.current = true;
      setOpen(true);
      // The finger stays to read, not to press.
      target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }));
    }, delay);
  };

  return {
    isOpen: isOpen && !isDisabled,
    /** Whether the words were ever to be shown. */
    isWanted,
    /** Called by the words themselves, while a pointer is over them. */
    onOpenChange: (open: boolean) => change(open, open ? 0 : grace),
    triggers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') change(true, delay);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') change(false, grace);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isLongPress.current = false;
        if (event.pointerType === 'touch') startLongPress(event);
        else hide();
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') change(false, isLongPress.current ? readingTime : 0);
      },
      onPointerCancel: ({ nativeEvent }: PointerEvent) => {
        // A scroll, not the press that was just called off.
        if (nativeEvent.isTrusted) change(false, isLongPress.current ? readingTime : 0);
      },
      onClickCapture: (event: React.MouseEvent) => {
        if (!isLongPress.current) return;
        isLongPress.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocus: ({ target }: React.FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) change(true, 0);
      },
      onBlur: hide,
    },
  };
}
