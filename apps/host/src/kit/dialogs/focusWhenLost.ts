/** Number of frames to watch: one second on most screens. */
const WATCHED = 60;

/**
 * Focuses an element after a dialog has closed, if the dialog had nothing left to give focus back to. The page takes no
 * focus until the dialog lets go of it, which on a busy machine is some frames later.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  // The heading of the page is the last resort, so another place may follow it.
  watch(
    () => isNowhere() || document.activeElement === heading(),
    () => find()?.focus(),
  );
}

/**
 * Focuses the heading of the page if nothing has focus. On a page that was just opened, focus in the header is left over
 * from the page before.
 */
export function focusHeading(isNewPage: boolean): void {
  watch(
    () => isNowhere() || (isNewPage && document.activeElement?.closest('header') != null),
    () => heading()?.focus({ preventScroll: true }),
  );
}

/** Gives focus a place while it has none. */
function watch(isLost: () => boolean, focus: () => void): void {
  const look = (frames: number) => {
    if (!isLost()) return;
    focus();
    if (isLost() && frames > 1) requestAnimationFrame(() => look(frames - 1));
  };
  // The dialog gives focus back in the next frame; this comes after it.
  requestAnimationFrame(() => requestAnimationFrame(() => look(WATCHED)));
}

const isNowhere = () => document.activeElement === document.body;

const heading = () => document.querySelector<HTMLElement>('main h1');
