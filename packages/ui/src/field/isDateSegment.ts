/** Whether an element is a segment of a date field. */
export function isDateSegment(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[role=spinbutton]:not(input)');
}
