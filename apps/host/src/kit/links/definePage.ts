import type { Permission } from '@handset/domain';
import type { Locale } from '@handset/ui';
import type { ComponentType } from 'react';
import type { MenuId } from '../words/hostMessages.ts';

/** One path of the application, with its title, menu entry and permission. */
export interface Page {
  /** The specification's path. */
  path: string;
  /** The heading, also in the window's title, the menu and the breadcrumb. */
  title: Record<Locale, string>;
  /** The group of the side menu that lists the page, and the specification's id of the item. */
  menu?: { group: MenuId; id: string };
  /** Whether the finder lists it although the menu does not. @default false */
  isFindable?: boolean;
  /** Hides the page from menu and finder for roles without this permission. */
  permission?: Permission;
  /** The path that its breadcrumb leads back to, below the dashboard. */
  parent?: string;
  /** The kind of its `:id`. @default the id of a record */
  idKind?: 'number' | 'any';
  /** Loads the screen. */
  load: () => Promise<ComponentType>;
}

/** Declares a page beside its screen. Router, menu, finder, breadcrumbs and `docs/routes.md` read the declaration. */
export const definePage = (page: Page): Page => page;
