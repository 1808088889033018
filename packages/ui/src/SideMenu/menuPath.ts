import type { ReactNode } from 'react';

/** One entry of the menu: a link, or a menu of its own that opens in place. */
export interface SideMenuItem {
  /** The id in the menu's state. */
  id: string;
  /** `item` is a link, `collapse` opens its children, `sub` is a submenu inside one that does. */
  type: 'item' | 'collapse' | 'sub';
  /** The label. */
  label: string;
  /** The icon, the only thing shown of a top entry in a collapsed menu. @default its first letter there */
  icon?: ReactNode;
  /** Target of the link. */
  href?: string | undefined;
  /** A short note at the end, such as a count. */
  badge?: ReactNode;
  /** The entries of a menu. */
  children?: readonly SideMenuItem[] | undefined;
}

/** Entries under a title. */
export interface SideMenuGroup {
  /** The id of the group. */
  id: string;
  /** The title. */
  title?: string | undefined;
  /** The entries. */
  items: readonly SideMenuItem[];
}

/** Returns the entries from the top down to that of the current path. The longest matching address wins. */
export function menuPath(items: readonly SideMenuItem[], currentPath: string): readonly SideMenuItem[] {
  let best: { path: readonly SideMenuItem[]; href?: string } = { path: [] };
  const visit = (entries: readonly SideMenuItem[], above: readonly SideMenuItem[]) => {
    for (const entry of entries) {
      const path = [...above, entry];
      const { href, children = [] } = entry;
      const holds = currentPath === href || (href !== '/' && currentPath.startsWith(`${href}/`));
      if (href !== undefined && holds && href.length > (best.href?.length ?? -1)) best = { path, href };
      visit(children, path);
    }
  };
  visit(items, []);
  return best.path;
}
