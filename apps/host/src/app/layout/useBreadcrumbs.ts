import { useWords } from '@handset/ui';
import { useCurrentPage } from '../../kit/links/useCurrentPage.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { dashboardPage } from '../dashboard/pages.ts';
import { guardedRoutes } from '../routes/routes.ts';

/** The way to the page: dashboard, the menu's group, the list that a document belongs to, the page. */
export function useBreadcrumbs(): { label: string; href?: string }[] {
  const { menu } = useWords(hostMessages);
  const { locale } = usePreferences();
  const page = useCurrentPage();
  const label = dashboardPage.title[locale];
  if (!page || page === dashboardPage) return [{ label }];
  const parent = guardedRoutes.find(({ path }) => path === page.parent);
  const group = (parent ?? page).menu?.group;
  return [
    { label, href: '/' },
    ...(group ? [{ label: menu[group] }] : []),
    ...(parent ? [{ label: parent.title[locale], href: parent.path }] : []),
    { label: page.title[locale] },
  ];
}
