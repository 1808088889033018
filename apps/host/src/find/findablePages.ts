import type { Role } from '@handset/domain';
import { menuFor, menuGroups } from '../layout/menuGroups.ts';
import type { Messages } from '../messages/en.ts';
import { guardedRoutes } from '../routes/routes.ts';

/** Other addresses of pages that have one of their own, and what is no page to go to by name. */
const LEFT_OUT = /:|^\/(basic|forms|invoice)\/|availablePhones|mobile-details/;

/** The pages that somebody of a role may go to by name. */
export function findablePages(role: Role, { titles }: Messages): { path: string; title: string }[] {
  const allowed = new Set(menuFor(role).flatMap(({ items }) => items.map(({ path }) => path)));
  const hidden = new Set(
    menuGroups.flatMap(({ items }) => items.map(({ path }) => path)).filter((path) => !allowed.has(path)),
  );
  return guardedRoutes
    .filter(({ path }) => !LEFT_OUT.test(path) && !hidden.has(path))
    .map(({ path, title }) => ({ path, title: titles[title] }));
}
