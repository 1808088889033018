import type { SideMenuGroup } from '@handset/ui';
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
import type { MenuId } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useUser } from '../session/useSession.ts';
import { menuFor } from './menuGroups.ts';

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
  const { titles, menu } = useMessages();
  const { role } = useUser();
  return useMemo(() => {
    const groups = menuFor(role).map(({ id, items }) => {
      const Icon = icons[id];
      return {
        id,
        type: 'collapse' as const,
        label: menu[id],
        icon: <Icon size={20} strokeWidth={1.75} />,
        children: items.map((item) => ({
          id: item.id,
          type: 'item' as const,
          label: titles[item.title],
          href: item.path,
        })),
      };
    });
    const dashboard = {
      id: 'dashboard',
      type: 'item' as const,
      label: titles.dashboard,
      icon: <LayoutDashboard size={20} strokeWidth={1.75} />,
      href: '/',
    };
    return [{ id: 'navigation', items: [dashboard, ...groups] }];
  }, [titles, menu, role]);
}
