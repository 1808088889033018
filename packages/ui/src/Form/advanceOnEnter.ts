import type { KeyboardEvent } from 'react';
import { isDateSegment } from '../field/isDateSegment.ts';

const stops =
  'input:not([type=hidden],[type=checkbox],[type=file],[tabindex="-1"],[disabled],[readonly]),select:not([disabled]),textarea:not([disabled],[readonly]),[role=spinbutton][tabindex="0"],[data-enter-stop]';

/**
 * Moves from a one-line field to the next one on Enter. Returns whether it did. In the last field Enter keeps
 * its usual effect. A date, which has three controls, counts as one field, and so does a choice. Read-only
 * fields, checkboxes, files and fields within `data-enter-pass` are skipped. A group with `data-enter-stop` and a
 * `tabIndex`, such as one of buttons, is itself a field.
 */
export function advanceOnEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (!isOneLine(target) || !currentTarget.contains(target)) return false;
  if (!goOnFrom(target, currentTarget)) return false;
  event.preventDefault();
  return true;
}

/** Moves from a field to the next one in the form. Returns whether there is one. */
export function goOnFrom(target: HTMLElement, form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>(stops)];
  const found = fields.find(
    (field) => follows(field, target) && !isSameField(field, target) && !field.closest('[data-enter-pass]'),
  );
  if (!found) return false;
  const next = groupOf(found)?.querySelector<HTMLElement>(':checked') ?? found;
  next.focus();
  // Selects the text as Tab does, so that typing replaces it.
  if (next instanceof HTMLInputElement && next.type !== 'radio') next.select();
  return true;
}

function isOneLine(target: EventTarget): target is HTMLElement {
  if (target instanceof HTMLInputElement)
    return target.matches('[type=radio]:not([disabled]),[readonly]') || target.matches(stops);
  return isEnterStop(target) || target instanceof HTMLSelectElement || isDateSegment(target);
}

/** Whether it is a group that Enter reaches and leaves as one field. */
export function isEnterStop(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[data-enter-stop]');
}

function follows(field: HTMLElement, other: HTMLElement): boolean {
  return (other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isSameField(field: HTMLElement, other: HTMLElement): boolean {
  if (isDateSegment(field)) return field.parentElement === other.parentElement;
  const group = groupOf(field);
  return group !== null && group === groupOf(other);
}

function groupOf(field: HTMLElement): Element | null {
  return field.matches('[type=radio]') ? field.closest('[role=radiogroup]') : null;
}
