import type { MouseEvent } from 'react';

/** What is told of a press of a button or a link. */
export interface PressEvent {
  /** What it was pressed with; `virtual` where no pointer did it: a key, a screen reader, a program. */
  pointerType: 'mouse' | 'touch' | 'pen' | 'virtual';
  /** The button or the link. */
  target: Element;
  /** Whether Shift was held. */
  shiftKey: boolean;
  /** Whether Control was held. */
  ctrlKey: boolean;
  /** Whether the Command or Windows key was held. */
  metaKey: boolean;
  /** Whether Alt was held. */
  altKey: boolean;
}

/** The press that a click is. */
export function pressOf(click: MouseEvent<Element>): PressEvent {
  const { currentTarget: target, shiftKey, ctrlKey, metaKey, altKey } = click;
  return { pointerType: pointerTypeOf(click.nativeEvent), target, shiftKey, ctrlKey, metaKey, altKey };
}

function pointerTypeOf(click: globalThis.MouseEvent): PressEvent['pointerType'] {
  // A click that counts no presses was made by none; some browsers do not say which pointer made the others.
  if (click.detail === 0) return 'virtual';
  const { pointerType } = click as Partial<PointerEvent>;
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}
