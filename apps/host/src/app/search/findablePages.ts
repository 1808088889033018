import type { Role } from '@handset/domain';
import { isFor, menuFor } from '../layout/menuFor.ts';
import { guardedRoutes } from '../routes/routes.ts';
import type { NamedPage } from './foundItems.ts';

/** The pages that a role may go to by name: those of its menu, and those that the menu leaves out. */
export function findablePages(role: Role, locale: 'en' | 'ur'): NamedPage[] {
  const pages = [
    ...guardedRoutes.filter(({ isFindable }) => isFindable).filter(isFor(role)),
    ...menuFor(role).flatMap(({ pages }) => pages),
  ];
  return pages.map(({ path, title }) => ({ path, title: title[locale] }));
}
