import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react';

/** The ref of a field made of several controls, for form libraries. */
export interface FieldHandle {
  /** Moves focus into the field. */
  focus: () => void;
}

const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]):not([disabled]),select:not([disabled]),textarea:not([disabled]),button:not([disabled]),[tabindex="0"]';

/** Focuses the selected control of a field, or its first one. */
export function focusField(root: Element | null): void {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
  // Radio buttons are all out of the Tab order when the value is that of a disabled option, or of none.
  const control = find('input:checked:enabled') ?? find(focusable) ?? find('input[type=radio]:enabled');
  control?.focus();
}

/** Adds `focus()` to the field's ref. */
export function useFieldHandle(ref: ForwardedRef<FieldHandle>, root: RefObject<HTMLElement | null>): void {
  useImperativeHandle(ref, () => ({ focus: () => focusField(root.current) }), [root]);
}
