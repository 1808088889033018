import type { SideMenuGroup } from '@handset/ui';
import { useWords } from '@handset/ui';
import {
  BookOpen,
  CreditCard,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
  Smartphone,
  Store,
  UserPlus,
} from 'lucide-react';
import { useMemo } from 'react';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { useUser } from '../../kit/session/useSession.ts';
import { hostMessages, type MenuId } from '../../kit/words/hostMessages.ts';
import { dashboardPage } from '../dashboard/pages.ts';
import { menuFor } from './menuFor.ts';

const icons: Record<MenuId, LucideIcon> = {
  shopRegistration: UserPlus,
  mobileStocks: Smartphone,
  ledger: BookOpen,
  purchase: ShoppingBag,
  sales: ReceiptText,
  shopDetails: Store,
  subscription: CreditCard,
  help: LifeBuoy,
};

/** The side menu of the signed-in user, in the reader's language. */
export function useSideMenu(): SideMenuGroup[] {
  const { menu } = useWords(hostMessages);
  const { locale } = usePreferences();
  const { role } = useUser();
  return useMemo(() => {
    const groups = menuFor(role).map(({ id, pages }) => {
      const Icon = icons[id];
      return {
        id,
        type: 'collapse' as const,
        label: menu[id],
        icon: <Icon size={20} strokeWidth={1.75} />,
        children: pages.map((page) => ({
          id: page.menu?.id ?? page.path,
          type: 'item' as const,
          label: page.title[locale],
          href: page.path,
        })),
      };
    });
    const dashboard = {
      id: 'dashboard',
      type: 'item' as const,
      label: dashboardPage.title[locale],
      icon: <LayoutDashboard size={20} strokeWidth={1.75} />,
      href: '/',
    };
    return [{ id: 'navigation', items: [dashboard, ...groups] }];
  }, [locale, menu, role]);
}
