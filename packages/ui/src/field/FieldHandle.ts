import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react';

/** What a form library gets of a field that is made of several controls. */
export interface FieldHandle {
  /** Moves focus into the field. */
  focus: () => void;
}

const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]):not([disabled]),select:not([disabled]),textarea:not([disabled]),button:not([disabled]),[tabindex="0"]';

/** Moves focus to the chosen control of a field, else to its first one. */
export function focusField(root: Element | null): void {
  const control =
    root?.querySelector<HTMLElement>('input:checked') ?? root?.querySelector<HTMLElement>(focusable);
  control?.focus();
}

/** Gives the field's ref a `focus()`. */
export function useFieldHandle(ref: ForwardedRef<FieldHandle>, root: RefObject<HTMLElement | null>): void {
  useImperativeHandle(ref, () => ({ focus: () => focusField(root.current) }), [root]);
}
