import { dayAt, type Shop, type SubscriptionStanding, subscriptionState } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { picturesOf } from '../files/pictures.ts';

/** Everything that the shop says of itself, and how it stands. */
export async function shopOf(shop: ShopReader): Promise<Shop> {
  const { id, isDemo } = shop.session.shop;
  const row = await shop.selectFrom('shops').selectAll().executeTakeFirstOrThrow();
  const [logo = null] = await picturesOf(shop, 'shop', id);
  return {
    _id: id,
    version: row.version,
    name: row.name,
    ownerName: row.owner_name,
    number: row.number,
    otherNumbers: JSON.parse(row.other_numbers) as string[],
    whatsapp: row.whatsapp,
    city: row.city,
    addresses: JSON.parse(row.addresses) as string[],
    ntn: row.ntn,
    invoicePrefix: row.invoice_prefix,
    terms: { new: row.terms_new, used: row.terms_used, accessories: row.terms_accessories },
    footer: row.footer,
    paper: row.paper,
    currency: row.currency,
    locale: row.locale,
    lakhGrouping: row.lakh_grouping === 1,
    timeZone: row.time_zone,
    defaultWarranty: row.default_warranty,
    lowStockLevel: row.low_stock_level,
    oldStockDays: row.old_stock_days,
    eGadgetShopId: row.egadget_shop_id,
    allowsNegativeCash: row.allow_negative_cash === 1,
    employeeSeesCost: row.employee_sees_cost === 1,
    idleMinutes: row.idle_minutes,
    logo,
    isDemo,
    isSuspended: row.status === 'suspended',
    subscription: await standing(shop, row.next_due),
    // The session's time zone may be the one from before a change.
    today: dayAt(new Date(shop.now), row.time_zone),
  };
}

/** How the subscription stands on the shop's day. */
export async function standing(shop: ShopReader, nextDue: string | null): Promise<SubscriptionStanding> {
  const { grace_days: graceDays } = await shop
    .selectFrom('registry_settings')
    .select('grace_days')
    .executeTakeFirstOrThrow();
  return { nextDue, ...subscriptionState({ nextDue, graceDays, today: shop.today }) };
}
