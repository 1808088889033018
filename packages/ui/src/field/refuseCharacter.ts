import type { FormEvent } from 'react';
import { toLatinDigits } from './toLatinDigits.ts';

/** Whether a character may be typed beside the text that is there. */
export type CanType = (character: string, before: string) => boolean;

/** Refuses a typed character that the field does not take. Pasted text is parsed as a whole. */
export function refuseCharacter(event: FormEvent, field: HTMLInputElement, canType: CanType): void {
  const { data } = event.nativeEvent as InputEvent;
  if (data?.length !== 1) return;
  const { value, selectionStart, selectionEnd } = field;
  // A typed character replaces the selection.
  const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  if (!canType(toLatinDigits(data), toLatinDigits(rest))) event.preventDefault();
}
