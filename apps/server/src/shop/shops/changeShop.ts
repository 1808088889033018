import { dayAt, rupeeAmount, type ShopSettingsChange } from '@handset/domain';
import { type Flag, flag } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { detachPictures, replacePictures } from '../../base/files/pictures.ts';
import { Conflict } from '../../base/http/errors.ts';
import { bankName } from '../../books/accountNames.ts';
import { accountBalances } from '../../books/balances.ts';

/** Changes the shop's settings. @throws Conflict when they were changed since */
export async function changeShop(
  shop: ShopTransaction,
  change: ShopSettingsChange,
  pictures: UploadedPictures,
): Promise<void> {
  const { version, invoice_prefix } = await shop
    .selectFrom('shops')
    .select(['version', 'invoice_prefix'])
    .executeTakeFirstOrThrow();
  if (change.version !== undefined && change.version !== version)
    throw new Conflict('shop-changed-meanwhile');
  if (change.timeZone !== undefined) await requireDayBegun(shop, change.timeZone);
  const requiresFunds = change.allowsNegativeCash === false && shop.session.shop.allowsNegativeCash;
  if (requiresFunds) await requireNothingBelowZero(shop);
  await shop
    .updateTable('shops')
    .set({
      version: version + 1,
      ...said(columnsOf(change)),
      ...(requiresFunds ? { funds_required_since: shop.today } : {}),
      ...(change.invoicePrefix !== undefined && change.invoicePrefix !== invoice_prefix
        ? await newPrefix(shop, change.invoicePrefix)
        : {}),
    })
    .execute();
  const { id } = shop.session.shop;
  if (change.removeLogo) await detachPictures(shop, 'shop', id, { slots: ['logo'] });
  await replacePictures(shop, 'shop', id, pictures);
}

/** Refuses a time zone in which the last day of the books has not begun: nothing may lie on a day to come. @throws Conflict */
async function requireDayBegun(shop: ShopTransaction, timeZone: string): Promise<void> {
  const { day } = await shop
    .selectFrom('journal_entries')
    .select((row) => row.fn.max<string | null>('date').as('day'))
    .executeTakeFirstOrThrow();
  if (day !== null && day > dayAt(new Date(shop.now), timeZone))
    throw new Conflict('time-zone-behind-books', { day }).at('timeZone');
}

function columnsOf(change: ShopSettingsChange) {
  return {
    name: change.name,
    owner_name: change.ownerName,
    number: change.number,
    other_numbers: change.otherNumbers && JSON.stringify(change.otherNumbers),
    whatsapp: change.whatsapp,
    city: change.city,
    addresses: change.addresses && JSON.stringify(change.addresses),
    ntn: change.ntn,
    terms_new: change.terms?.new,
    terms_used: change.terms?.used,
    terms_accessories: change.terms?.accessories,
    footer: change.footer,
    paper: change.paper,
    currency: change.currency,
    locale: change.locale,
    lakh_grouping: flagged(change.lakhGrouping),
    time_zone: change.timeZone,
    default_warranty: change.defaultWarranty,
    low_stock_level: change.lowStockLevel,
    old_stock_days: change.oldStockDays,
    egadget_shop_id: change.eGadgetShopId,
    allow_negative_cash: flagged(change.allowsNegativeCash),
    employee_sells_below_cost: flagged(change.employeeSellsBelowCost),
    employee_sees_cost: flagged(change.employeeSeesCost),
    count_tolerance: change.countTolerance,
    hides_books_in_counts: flagged(change.hidesBooksInCounts),
    scan_opens_sale: flagged(change.scanOpensSale),
    printer_addresses: change.printerAddresses && JSON.stringify([...new Set(change.printerAddresses)]),
    idle_minutes: change.idleMinutes,
  };
}

function flagged(value: boolean | undefined): Flag | undefined {
  return value === undefined ? undefined : flag(value);
}

/** Without what nothing was said about. */
function said<Columns extends object>(
  columns: Columns,
): { [Column in keyof Columns]?: Exclude<Columns[Column], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as never;
}

/** Sets the prefix from the next invoice on. Earlier invoices keep theirs. */
async function newPrefix(shop: ShopTransaction, prefix: string) {
  const counter = await shop
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'invoice')
    .executeTakeFirst();
  const from = (counter?.value ?? 0) + 1;
  const { invoice_prefixes, invoice_prefix } = await shop
    .selectFrom('shops')
    .select(['invoice_prefixes', 'invoice_prefix'])
    .executeTakeFirstOrThrow();
  const before = (invoice_prefixes === null ? [[1, invoice_prefix]] : JSON.parse(invoice_prefixes)) as [
    from: number,
    prefix: string,
  ][];
  const kept = before.filter(([start]) => start < from);
  return { invoice_prefix: prefix, invoice_prefixes: JSON.stringify([...kept, [from, prefix]]) };
}

/** Refuses while an account is below zero. @throws Conflict */
async function requireNothingBelowZero(shop: ShopTransaction): Promise<void> {
  for (const prefix of ['cash', 'bank']) {
    for (const [account, balance] of await accountBalances(shop, { prefix })) {
      if (balance >= 0) continue;
      const bank = await bankName(shop, account);
      throw new Conflict('wallet-below-zero', { bank, balance: rupeeAmount(balance) }).at(
        'allowsNegativeCash',
      );
    }
  }
}
