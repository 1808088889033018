import { may, type Role } from '@handset/domain';
import type { Page } from '../../kit/links/definePage.ts';
import { hostMessages, type MenuId } from '../../kit/words/hostMessages.ts';
import { guardedRoutes } from '../routes/routes.ts';

/** Pages under one heading of the side menu. */
export interface MenuGroup {
  id: MenuId;
  pages: readonly Page[];
}

/** Whether menu and finder may name a page to a role. */
export const isFor =
  (role: Role) =>
  ({ permission }: Page): boolean =>
    !permission || may(role, permission);

const groups = Object.keys(hostMessages.en.menu) as MenuId[];

/** The side menu below the dashboard as a role sees it, in the specification's order. */
export function menuFor(role: Role): MenuGroup[] {
  return groups
    .map((id) => ({
      id,
      pages: guardedRoutes.filter(({ menu }) => menu?.group === id).filter(isFor(role)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
