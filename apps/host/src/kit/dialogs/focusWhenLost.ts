/** Focuses an element after a dialog has closed, if the dialog had nothing left to give focus back to. */
export function focusWhenLost(find: () => Element | null | undefined): void {
  // The dialog gives focus back in the next frame; this comes after it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const element = find();
      if (element instanceof HTMLElement) element.focus();
    }),
  );
}
