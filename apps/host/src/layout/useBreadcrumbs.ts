import { useMessages } from '../messages/MessagesProvider.tsx';
import { guardedRoutes } from '../routes/routes.ts';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { menuGroups } from './menuGroups.ts';

/** The way to the page: dashboard, the menu's group, the list that a document belongs to, the page. */
export function useBreadcrumbs(): { label: string; href?: string }[] {
  const { titles, menu } = useMessages();
  const route = useCurrentRoute();
  if (!route || route.path === '/') return [{ label: titles.dashboard }];
  const parent = guardedRoutes.find(({ path }) => path === route.parent);
  const listed = parent ?? route;
  const group = menuGroups.find(({ items }) => items.some(({ path }) => path === listed.path));
  return [
    { label: titles.dashboard, href: '/' },
    ...(group ? [{ label: menu[group.id] }] : []),
    ...(parent ? [{ label: titles[parent.title], href: parent.path }] : []),
    { label: titles[route.title] },
  ];
}
