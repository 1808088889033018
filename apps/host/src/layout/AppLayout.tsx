import { useShop } from '@handset/api-client/swr';
import type { Role, Shop } from '@handset/domain';
import { AppShell, Breadcrumbs, Header, SideMenu, useMenuState } from '@handset/ui';
import { Suspense, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ConnectionBanner, ShopBanner } from '../app/overlays.ts';
import { usePreparedScreens } from '../app/usePreparedScreens.ts';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { useKeptLooks } from '../looks/useKeptLooks.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import * as styles from './AppLayout.css.ts';
import { Brand } from './Brand.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { menuFor } from './menuGroups.ts';
import { QuickActions } from './QuickActions.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useLeisure } from './useLeisure.ts';
import { useSideMenu } from './useSideMenu.tsx';

/** Header, side menu and breadcrumb around every page behind the guard. */
export function AppLayout() {
  const { isMenuCollapsed, choose } = usePreferences();
  const [menu, dispatch] = useMenuState({ collapseMenu: isMenuCollapsed });
  const groups = useSideMenu();
  const breadcrumbs = useBreadcrumbs();
  const { pathname } = useLocation();
  const { data: shop } = useShop();
  // A registrar has no shop whose answer could be waited for.
  const isAtLeisure = useLeisure(shop !== undefined);
  useKeptLooks(isAtLeisure);
  const { role } = useUser();
  usePreparedScreens(useMemo(() => (isAtLeisure ? pathsFor(role) : []), [isAtLeisure, role]));
  // A registrar has no shop of their own: the figures of one are refused to them.
  const isRegistrarAtHome = role === 'superadmin' && pathname === '/';

  function toggleCollapsed() {
    dispatch({ type: 'collapse-menu' });
    choose({ isMenuCollapsed: !menu.collapseMenu });
  }

  return (
    <AppShell
      brand={<Brand />}
      menu={<SideMenu groups={groups} currentPath={pathname} state={menu} dispatch={dispatch} />}
      header={<Header start={<QuickActions />} end={<HeaderEnd isAtLeisure={isAtLeisure} />} />}
      banner={
        <>
          <Suspense>{isAtLeisure ? <ConnectionBanner /> : null}</Suspense>
          {shop && hasNews(shop) ? (
            <Suspense>
              <ShopBanner shop={shop} />
            </Suspense>
          ) : null}
        </>
      }
      isMenuCollapsed={menu.collapseMenu}
      onToggleCollapsed={toggleCollapsed}
    >
      <div className={styles.page}>
        {breadcrumbs.length > 1 ? <Breadcrumbs items={breadcrumbs} /> : null}
        {isRegistrarAtHome ? <Navigate replace to="/app/dashboard/addShop" /> : <Outlet />}
      </div>
      <DialogHost />
    </AppShell>
  );
}

/** The pages that the layout leads to. */
function pathsFor(role: Role): string[] {
  return ['/', '/stockList', ...menuFor(role).flatMap(({ items }) => items.map(({ path }) => path))];
}

/** Whether the shop stands in a way that everybody in it must know. */
function hasNews({ isDemo, isSuspended, subscription }: Shop): boolean {
  return isDemo || isSuspended || (subscription.state !== 'free' && subscription.state !== 'active');
}
