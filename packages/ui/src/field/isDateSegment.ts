/** Whether an element is the day, the month or the year of a date field: a spin button that is no input. */
export function isDateSegment(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[role=spinbutton]:not(input)');
}
