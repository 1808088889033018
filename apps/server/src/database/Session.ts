import type { Role } from '@handset/domain';

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
  invoicePrefix: string;
  employeeSeesCost: boolean;
}

/** Who is asking. */
export interface Session {
  userId: string;
  username: string;
  role: Role;
  /** Null for a registrar of shops. */
  shop: ShopSettings | null;
}

/** Someone who works in a shop. */
export interface ShopSession extends Session {
  shop: ShopSettings;
}

/** Whether the person may see what things cost the shop. */
export function seesCost({ role, shop }: ShopSession): boolean {
  return role === 'admin' || shop.employeeSeesCost;
}
