import { dayAt, type Shop, type SubscriptionStatus, subscriptionState } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { picturesOf } from '../../base/files/pictures.ts';
import { closedUpTo } from '../../books/days/dayClosings.ts';

/** All settings of the shop, and its state. */
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
    employeeSellsBelowCost: row.employee_sells_below_cost === 1,
    employeeSeesCost: row.employee_sees_cost === 1,
    countTolerance: row.count_tolerance,
    hidesBooksInCounts: row.hides_books_in_counts === 1,
    scanOpensSale: row.scan_opens_sale === 1,
    printerAddresses: JSON.parse(row.printer_addresses) as string[],
    idleMinutes: row.idle_minutes,
    logo,
    isDemo,
    isSuspended: row.status === 'suspended',
    subscription: await subscriptionStatus(shop, row.next_due),
    // The session's time zone may be the one from before a change.
    today: dayAt(new Date(shop.now), row.time_zone),
    closedUpTo: (await closedUpTo(shop)) ?? null,
  };
}

/** State of the subscription on the shop's day. */
export async function subscriptionStatus(
  shop: ShopReader,
  nextDue: string | null,
): Promise<SubscriptionStatus> {
  const { grace_days: graceDays } = await shop
    .selectFrom('registry_settings')
    .select('grace_days')
    .executeTakeFirstOrThrow();
  return { nextDue, ...subscriptionState({ nextDue, graceDays, today: shop.today }) };
}
