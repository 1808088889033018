import { defineMessages } from '@handset/ui';

const en = {
  title: 'Purchase Accessory',
  confirm: 'Purchase',
  quantity: 'Quantity',
  unitCost: 'Cost of one',
  total: 'Total',
  payment: 'Payment',
  fullPayment: 'Full Payment',
  credit: 'Credit',
  supplier: 'Supplier',
  staysOwed: 'Stays owed',
  paidNow: 'Paid now',
  inStock: (name: string) => `${name} in stock`,
  newSupplier: 'A new supplier',
};

/** The words of AccessoryPurchase. */
export type AccessoryPurchaseMessages = typeof en;

const ur: AccessoryPurchaseMessages = {
  title: 'لوازمات خریدیں',
  confirm: 'خریدیں',
  quantity: 'تعداد',
  unitCost: 'ایک کی لاگت',
  total: 'کل',
  payment: 'ادائیگی',
  fullPayment: 'پوری ادائیگی',
  credit: 'ادھار',
  supplier: 'سپلائر',
  staysOwed: 'باقی واجب الادا',
  paidNow: 'ابھی ادا',
  inStock: (name) => `${name} اسٹاک میں`,
  newSupplier: 'نئی پارٹی',
};

export const accessoryPurchaseMessages = defineMessages({ name: 'accessoryPurchase', en, ur });
