import { cdp } from 'vitest/browser';

/** The middle of an element in the window of the browser, which has the page of the tests in a frame. */
function middleOf(element: Element) {
  const box = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  return {
    x: (frame?.left ?? 0) + (box.left + box.width / 2) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
  };
}

async function mouse(type: string, element: Element, options: object = {}): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...middleOf(element),
    clickCount: 1,
    ...options,
  } as never);
}

/** A mouse of the browser itself, so that what follows from its presses follows here. */
export const pointer = {
  move: (element: Element) => mouse('mouseMoved', element),
  down: (element: Element) => mouse('mousePressed', element, { button: 'left', buttons: 1 }),
  up: (element: Element) => mouse('mouseReleased', element, { button: 'left' }),
};
