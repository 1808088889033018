import { BookOpen, LayoutDashboard, Package, ShoppingCart } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import type { SideMenuGroup } from './menuPath.ts';

const icon = { size: 18, strokeWidth: 1.75 } as const;

/** A menu with every kind of entry. */
export const menuGroups: SideMenuGroup[] = [
  {
    id: 'start',
    items: [
      { id: 'dashboard', type: 'item', label: 'Dashboard', href: '/', icon: <LayoutDashboard {...icon} /> },
    ],
  },
  {
    id: 'shop',
    title: 'Shop',
    items: [
      {
        id: 'products',
        type: 'collapse',
        label: 'Products',
        icon: <Package {...icon} />,
        children: [
          { id: 'new', type: 'item', label: 'New products', href: '/products/new' },
          { id: 'all', type: 'item', label: 'All products', href: '/products' },
          {
            id: 'more',
            type: 'sub',
            label: 'More',
            children: [{ id: 'parts', type: 'item', label: 'Spare parts', href: '/products/parts' }],
          },
        ],
      },
      {
        id: 'books',
        type: 'collapse',
        label: 'Books',
        icon: <BookOpen {...icon} />,
        children: [{ id: 'wallet', type: 'item', label: 'Wallet', href: '/wallet' }],
      },
      {
        id: 'orders',
        type: 'item',
        label: 'Orders',
        href: '/orders',
        icon: <ShoppingCart {...icon} />,
        badge: <Badge tone="accent">3</Badge>,
      },
    ],
  },
];
