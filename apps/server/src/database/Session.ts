import type { Role, Warranty } from '@handset/domain';

/** The invoices from a number on bear this prefix. */
export interface InvoicePrefix {
  from: number;
  prefix: string;
}

/** How the shop of a session works. */
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
  /** What the next invoice bears. */
  invoicePrefix: string;
  /** What invoices bear by their numbers, in rising order: a prefix that changes renames none that was given. */
  invoicePrefixes: readonly InvoicePrefix[];
  employeeSeesCost: boolean;
  /** Whether digits group as 1,23,45,679. */
  lakhGrouping: boolean;
  defaultWarranty: Warranty;
  /** At or below this many of an accessory the shop is told. */
  lowStockLevel: number;
  /** After so many days in stock a phone counts as old. */
  oldStockDays: number;
  /** Whether it may only be read, by word of a registrar. */
  isSuspended: boolean;
}

/** Who is asking. */
export interface Session {
  userId: string;
  username: string;
  role: Role;
  /** Null for a registrar of shops. */
  shop: ShopSettings | null;
  /** Whether the page that asks must not show what things cost, whoever looks at it: a customer stands beside it. */
  hidesCost?: boolean | undefined;
}

/** Someone who works in a shop. */
export interface ShopSession extends Session {
  shop: ShopSettings;
}

/** Whether the person may see what things cost the shop, and wants to. */
export function seesCost({ role, shop, hidesCost = false }: ShopSession): boolean {
  return !hidesCost && (role === 'admin' || shop.employeeSeesCost);
}
