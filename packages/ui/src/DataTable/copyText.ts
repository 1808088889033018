/** Puts text on the clipboard; false where the browser does not let it. Works on pages without HTTPS as well. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed to, or the page is not in front: the older way may still work.
  }
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isTaken = true;
  };
  document.addEventListener('copy', take, { capture: true });
  try {
    document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', take, { capture: true });
  }
  return isTaken;
}
