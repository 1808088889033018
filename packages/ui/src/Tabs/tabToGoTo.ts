import type { KeyboardEvent } from 'react';

/** The tab that a key leads to: past what is disabled, and round the ends; undefined where it leads nowhere. */
export function tabToGoTo(
  event: KeyboardEvent<HTMLElement>,
  orientation: 'horizontal' | 'vertical',
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled, [aria-disabled=true])'),
  ];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at === -1) return undefined;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (event.key === on) return tabs[(at + 1) % tabs.length];
  if (event.key === back) return tabs.at(at - 1);
  if (event.key === 'Home') return tabs[0];
  return event.key === 'End' ? tabs.at(-1) : undefined;
}
