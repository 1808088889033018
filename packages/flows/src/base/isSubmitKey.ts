/**
 * Whether a key submits the form that is open, or does the main action of a page: Ctrl Enter, or Cmd Enter on a Mac. Enter in an open
 * list chooses from the list, and in a date completes the year before it submits.
 */
export function isSubmitKey(event: globalThis.KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  if (event.altKey || event.shiftKey || event.repeat || event.isComposing) return false;
  return !(
    event.target instanceof Element &&
    event.target.matches('[aria-expanded=true],[role=spinbutton]:not(input)')
  );
}
