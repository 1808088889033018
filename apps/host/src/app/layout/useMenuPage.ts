import type { Page } from '../../kit/links/definePage.ts';
import { useCurrentPage } from '../../kit/links/useCurrentPage.ts';
import { guardedRoutes } from '../routes/routes.ts';

/** The page that the side menu marks: the one that is shown, or the list that it belongs to. */
export function useMenuPage(): Page | undefined {
  const page = useCurrentPage();
  return guardedRoutes.find(({ path }) => path === page?.parent) ?? page;
}
