import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus in a list when the focused item is removed or moved: on the same item, else its neighbour, else the first control. Items carry
 * `data-item` with a key, their controls `data-action`.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef<{ item: string; action: string; position: number } | null>(null);

  useEffect(() => {
    const { current: element } = root;
    if (!last.current || !element || element.ownerDocument.activeElement !== element.ownerDocument.body)
      return;
    const { item, action, position } = last.current;
    const items = itemsOf(element);
    const same = items.find((other) => other.dataset.item === item);
    const target = same ?? items[Math.min(position, items.length - 1)];
    const control =
      target?.querySelector<HTMLElement>(`[data-action=${same ? action : 'remove'}] button`) ??
      target?.querySelector<HTMLElement>('button') ??
      element.querySelector<HTMLElement>('button:not([disabled])');
    control?.focus();
  });

  return {
    onFocus({ target }: FocusEvent) {
      const item = target.closest<HTMLElement>('[data-item]');
      const action = target.closest<HTMLElement>('[data-action]');
      last.current = {
        item: item?.dataset.item ?? '',
        action: action?.dataset.action ?? 'none',
        position: item && root.current ? itemsOf(root.current).indexOf(item) : Number.MAX_SAFE_INTEGER,
      };
    },
    onBlur() {
      last.current = null;
    },
  };
}

function itemsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-item]')];
}
