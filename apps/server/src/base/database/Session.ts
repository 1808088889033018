import type { Locale, Role, Warranty } from '@handset/domain';

/** The invoices from a number on bear this prefix. */
export interface InvoicePrefix {
  from: number;
  prefix: string;
}

/** Settings of a session's shop. */
export interface ShopSettings {
  id: string;
  name: string;
  ownerName: string;
  number: string;
  currency: string;
  locale: string;
  timeZone: string;
  isDemo: boolean;
  allowsNegativeCash: boolean;
  /** The day since when it does not, in a shop that once did. */
  fundsRequiredSince: string | null;
  /** Prefix of the next invoice. */
  invoicePrefix: string;
  /** Prefixes by invoice number, ascending. A new prefix does not rename earlier invoices. */
  invoicePrefixes: readonly InvoicePrefix[];
  /** Whether employees may sell a phone for less than it cost. */
  employeeSellsBelowCost: boolean;
  employeeSeesCost: boolean;
  /** By how much an employee's count may differ from the books, in minor units. */
  countTolerance: number;
  /** Whether digits group as 1,23,45,679. */
  lakhGrouping: boolean;
  defaultWarranty: Warranty;
  /** Stock level for an accessory's low stock notification. */
  lowStockLevel: number;
  /** Days in stock after which a phone counts as old. */
  oldStockDays: number;
  /** Whether it may only be read, by word of a registrar. */
  isSuspended: boolean;
}

/** The user and shop of a request. */
export interface Session {
  userId: string;
  username: string;
  role: Role;
  /** Null for a registrar of shops. */
  shop: ShopSettings | null;
  /** Whether the page must not show costs to any user, because a customer is watching. */
  hidesCost?: boolean | undefined;
  /** The language of the reader. @default 'en' */
  locale?: Locale | undefined;
}

/** Someone who works in a shop. */
export interface ShopSession extends Session {
  shop: ShopSettings;
}

/** Whether somebody who works in a shop is signed in. */
export function isOfShop(session: Session | undefined): session is ShopSession {
  return !!session?.shop;
}

/** Whether the person may see what things cost the shop, and wants to. */
export function seesCost({ role, shop, hidesCost = false }: ShopSession): boolean {
  return !hidesCost && (role === 'admin' || shop.employeeSeesCost);
}
