import type { MouseEvent } from 'react';

/**
 * Focuses a button that a pointer goes down on where the browser leaves it: dialogs give focus back to what opened them, and a field
 * that is left is checked. Not where something keeps the focus elsewhere by preventing what the browser does.
 */
export function takeFocus({ button, nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void {
  if (button !== 0 || !leavesButtonsUnfocused(navigator)) return;
  // Once those around it had their say, and before the browser acts.
  queueMicrotask(() => {
    if (nativeEvent.defaultPrevented) return;
    // The browser would give focus to the page.
    nativeEvent.preventDefault();
    const quietly: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };
    currentTarget.focus(quietly);
  });
}

/** Safari, and Firefox on a Mac: pressing a button there takes focus from where it is and gives it to nothing. */
export function leavesButtonsUnfocused({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /Macintosh|iPhone|iPad|iPod/.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent);
}
