import type { Role } from '@handset/domain';
import type { MenuId, PageId } from '../messages/en.ts';

/** One page in the side menu. */
export interface MenuPage {
  /** The specification's id, by which role rules name it. */
  id: string;
  title: PageId;
  path: string;
}

/** Pages under one heading. */
export interface MenuGroup {
  id: MenuId;
  items: readonly MenuPage[];
}

/** The side menu below the dashboard, in the specification's order. */
export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'shopRegistration',
    items: [
      { id: 'adduser', title: 'addShop', path: '/app/dashboard/addUser' },
      { id: 'shop', title: 'shopRecords', path: '/app/dashboard/addShop' },
    ],
  },
  {
    id: 'mobileStocks',
    items: [
      { id: 'newmobiles', title: 'newPhones', path: '/app/dashboard/newMobileList' },
      { id: 'usedmobiles', title: 'usedPhones', path: '/app/dashboard/usedMobileList' },
      { id: 'bulkphones', title: 'bulkPhones', path: '/app/dashboard/bulkPhones' },
      { id: 'accessories', title: 'accessories', path: '/app/dashboard/addAccessory' },
      { id: 'dispatch', title: 'dispatch', path: '/app/dashboard/DispachmobileList' },
      { id: 'customerrecord', title: 'customerRecords', path: '/app/dashboard/getCustomerRecord' },
    ],
  },
  {
    id: 'ledger',
    items: [
      { id: 'wallet', title: 'wallet', path: '/app/dashboard/wallet' },
      { id: 'payables', title: 'payablesAndReceivables', path: '/app/dashboard/PayablesAndReceivables' },
      { id: 'expense', title: 'expenses', path: '/app/dashboard/addLedger' },
    ],
  },
  {
    id: 'purchase',
    items: [
      { id: 'todaypurchase', title: 'todayPurchase', path: '/purchase/todayPurchase' },
      { id: 'purchaserecords', title: 'purchaseRecords', path: '/purchase/purchaseRecords' },
    ],
  },
  {
    id: 'sales',
    items: [
      { id: 'todaysales', title: 'todaySales', path: '/sales/todaySales' },
      { id: 'saleinvoices', title: 'saleInvoices', path: '/sales/saleInvoices' },
    ],
  },
  {
    id: 'shopDetails',
    items: [
      { id: 'myshop', title: 'myShop', path: '/setup/shop' },
      { id: 'invoice', title: 'soldInvoice', path: '/invoice/shop' },
    ],
  },
  {
    id: 'subscription',
    items: [{ id: 'paymentmethod', title: 'paymentMethod', path: '/subscription/paymentMethod' }],
  },
  { id: 'help', items: [{ id: 'forsupport', title: 'support', path: '/help/forsupport' }] },
];

const REGISTRAR_ONLY = new Set(['adduser', 'shop']);

/** The menu as a role sees it: registering shops is hidden from employees and admins, all else is everybody's. */
export function menuFor(role: Role): MenuGroup[] {
  const isHidden = role === 'employee' || role === 'admin';
  return menuGroups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ id }) => !(isHidden && REGISTRAR_ONLY.has(id))),
    }))
    .filter(({ items }) => items.length > 0);
}
