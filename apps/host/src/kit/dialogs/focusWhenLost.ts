/** Frames to watch for: a second, on most screens. */
const WATCHED = 60;

/**
 * Focuses an element after a dialog has closed, if the dialog had nothing left to give focus back to. The page takes no
 * focus until the dialog lets go of it, which on a busy machine is some frames later.
 */
export function focusWhenLost(find: () => Element | null | undefined): void {
  const watch = (frames: number) => {
    if (document.activeElement === document.body) {
      const element = find();
      if (element instanceof HTMLElement) element.focus();
    }
    const isLost = document.activeElement === document.body;
    if (isLost && frames > 1) requestAnimationFrame(() => watch(frames - 1));
  };
  // The dialog gives focus back in the next frame; this comes after it.
  requestAnimationFrame(() => requestAnimationFrame(() => watch(WATCHED)));
}
