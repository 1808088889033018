import { useShop } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import { AppShell, Breadcrumbs, Header, SideMenu, useMenuState } from '@handset/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSendParked } from '../../features/trade/sales/useSendParked.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { useUser } from '../../kit/session/useSession.ts';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { Finder } from '../search/Finder.tsx';
import * as styles from './AppLayout.css.ts';
import { Brand } from './Brand.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { FindBox } from './FindBox.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { MenuActions } from './MenuActions.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ShopBanner } from './ShopBanner.tsx';
import { useBottomBar } from './useBottomBar.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useFocusOnHeading } from './useFocusOnHeading.ts';
import { useMenuPage } from './useMenuPage.ts';
import { useSideMenu } from './useSideMenu.tsx';

/** Header, side menu and breadcrumb around every page behind the guard. */
export function AppLayout() {
  const { isMenuCollapsed, choose } = usePreferences();
  const menuPage = useMenuPage();
  const group = menuPage?.menu?.group;
  const [menu, dispatch] = useMenuState({
    collapseMenu: isMenuCollapsed,
    // The side menu also opens this group, but only after the first render.
    ...(group && { isOpen: [group], isTrigger: [group] }),
  });
  const groups = useSideMenu();
  const bottomBar = useBottomBar();
  const breadcrumbs = useBreadcrumbs();
  const { pathname } = useLocation();
  useFocusOnHeading();
  useSendParked();
  const { data: shop } = useShop();
  const { role } = useUser();
  // Registrars have no shop, so the dashboard would be refused.
  const isRegistrarAtHome = role === 'superadmin' && pathname === '/';

  function toggleCollapsed() {
    dispatch({ type: 'collapse-menu' });
    choose({ isMenuCollapsed: !menu.collapseMenu });
  }

  return (
    <AppShell
      brand={<Brand />}
      menu={
        <>
          <MenuActions />
          <SideMenu
            groups={groups}
            currentPath={menuPage?.path ?? pathname}
            state={menu}
            dispatch={dispatch}
          />
        </>
      }
      header={
        <Header
          start={
            <>
              <div className={styles.brandOnPhone}>
                <Brand />
              </div>
              <QuickActions />
              <FindBox />
            </>
          }
          end={<HeaderEnd />}
        />
      }
      bottomBar={bottomBar}
      banner={
        <>
          <ConnectionBanner />
          {shop && hasNews(shop) ? <ShopBanner shop={shop} /> : null}
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
      <Finder />
    </AppShell>
  );
}

/** Whether the shop is in a state that everybody in it must know about. */
function hasNews({ isDemo, isSuspended, subscription }: Shop): boolean {
  return isDemo || isSuspended || (subscription.state !== 'free' && subscription.state !== 'active');
}
