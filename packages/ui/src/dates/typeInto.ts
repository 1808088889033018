import { flushSync } from 'react-dom';
import { focusField } from '../field/FieldHandle.ts';
import { isDateSegment } from '../field/isDateSegment.ts';
import { activeElementBeside } from '../overlay/focusReturn.ts';

/** Types keys into the segments of a field, from the first one on, as a hand would have. Focus is where they led to then. */
export function typeInto(root: Element, keys: readonly string[]): void {
  focusField(root);
  for (const key of keys) {
    const segment = activeElementBeside(root);
    if (!segment || !root.contains(segment) || !isDateSegment(segment)) return;
    // Each segment must know of the key before, which may have led to the next one.
    flushSync(() => segment.dispatchEvent(eventOf(key)));
  }
}

function eventOf(key: string): Event {
  const init = { bubbles: true, cancelable: true, composed: true };
  return key === 'Enter'
    ? new KeyboardEvent('keydown', { ...init, key })
    : new InputEvent('beforeinput', { ...init, data: key, inputType: 'insertText' });
}
