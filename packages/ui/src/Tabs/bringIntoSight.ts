/** How far a tab stays from the ends of the row, where the buttons that scroll lie over it. */
const edge = 56;

/** Scrolls a row sideways, and nothing around it, until one of its tabs is wholly in sight. */
export function bringIntoSight(row: HTMLElement, tab: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const around = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < around.left + edge) row.scrollLeft -= around.left + edge - left;
  else if (right > around.right - edge) row.scrollLeft += right - around.right + edge;
}
