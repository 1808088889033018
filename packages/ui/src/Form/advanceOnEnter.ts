import type { KeyboardEvent } from 'react';
import { isDateSegment } from '../field/isDateSegment.ts';

const stops =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[tabindex="-1"],[disabled]),select:not([disabled]),textarea:not([disabled]),[role=spinbutton][tabindex="0"]';

/**
 * Moves from a one-line field to the next one on Enter. Returns whether it did; from the last field Enter does what it does anywhere.
 * A date, which is three controls, is one field.
 */
export function advanceOnEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  const isOneLine = target instanceof HTMLInputElement || isDateSegment(target);
  if (!isOneLine || !target.matches(stops) || !currentTarget.contains(target)) return false;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
  const next = fields.slice(fields.indexOf(target) + 1).find((field) => !isSameDate(field, target));
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

function isSameDate(field: HTMLElement, other: HTMLElement): boolean {
  return isDateSegment(field) && field.parentElement === other.parentElement;
}
