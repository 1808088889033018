const control =
  'input:not([type=hidden],[disabled],[readonly],[tabindex="-1"]),select:not([disabled]),button:not([disabled])';

/**
 * Focuses the field of a value at once. React Hook Form's `setFocus` waits for a timer, and keys that are pressed meanwhile go elsewhere.
 * Returns whether there is such a field in the element.
 */
export function goToField(within: Element | null | undefined, name: string): boolean {
  const field = within?.querySelector(`[data-field="${name}"]`)?.querySelector<HTMLElement>(control);
  field?.focus();
  return field != null;
}
