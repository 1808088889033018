const fields = 'input:not([type=hidden]):not([disabled]),select:not([disabled]),textarea:not([disabled])';

/** Moves focus to the field after this one, in its form or else in the page; it stays where there is none. */
export function focusNextField(field: HTMLInputElement | null): void {
  if (!field) return;
  const all = [...(field.form ?? field.ownerDocument).querySelectorAll<HTMLElement>(fields)];
  const next = all
    .slice(all.indexOf(field) + 1)
    .find((each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false);
  next?.focus();
}
