import type { ReactNode } from 'react';

/** One entry of the menu: a link, or a menu of its own that opens in place. */
export interface SideMenuItem {
  /** What the menu's state knows it by. */
  id: string;
  /** `item` is a link, `collapse` opens its children, `sub` is a submenu inside one that does. */
  type: 'item' | 'collapse' | 'sub';
  /** The words. */
  label: string;
  /** The picture; the only thing seen of a top entry while the menu is collapsed. @default its first letter then */
  icon?: ReactNode;
  /** Where a link goes. */
  href?: string | undefined;
  /** A short note at the end, such as a count. */
  badge?: ReactNode;
  /** What a menu holds. */
  children?: readonly SideMenuItem[] | undefined;
}

/** Entries under a title. */
export interface SideMenuGroup {
  /** What the group is known by. */
  id: string;
  /** The title. */
  title?: string | undefined;
  /** The entries. */
  items: readonly SideMenuItem[];
}

/** The entries from the top down to the one that the current path belongs to; the longest address that fits wins. */
export function menuPath(items: readonly SideMenuItem[], currentPath: string): readonly SideMenuItem[] {
  let best: readonly SideMenuItem[] = [];
  let bestLength = -1;
  const visit = (entries: readonly SideMenuItem[], above: readonly SideMenuItem[]) => {
    for (const entry of entries) {
      const trail = [...above, entry];
      const { href } = entry;
      if (href !== undefined && holds(href, currentPath) && href.length > bestLength) {
        best = trail;
        bestLength = href.length;
      }
      if (entry.children) visit(entry.children, trail);
    }
  };
  visit(items, []);
  return best;
}

function holds(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
