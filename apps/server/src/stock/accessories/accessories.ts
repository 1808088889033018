import {
  type Accessory,
  type AccessoryPurchase,
  accessoryPurchaseLines,
  averageCost,
  bankUsed,
  type NewAccessory,
  paymentLegs,
  searchKey,
  sum,
} from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { seesCost } from '../../base/database/Session.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { openBill } from '../../books/bills.ts';
import { post, requirePast } from '../../books/post.ts';
import { partyOf } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';

const ACCESSORY = [
  'id',
  'name',
  'quantity',
  'sale_price',
  'value',
  'category',
  'low_level',
  'version',
] as const;

interface AccessoryRow {
  id: string;
  name: string;
  quantity: number;
  sale_price: number | null;
  value: number;
  category: string | null;
  low_level: number | null;
  version: number;
}

/** Converts an accessory to its answer. The cost is included only for viewers who may see it. */
export function accessoryOf(shop: ShopReader, row: AccessoryRow): Accessory {
  const sees = seesCost(shop.session);
  const low = row.low_level ?? shop.session.shop.lowStockLevel;
  return {
    _id: row.id,
    accessoryName: row.name,
    quantity: row.quantity,
    salePrice: row.sale_price,
    averageCost: sees && row.quantity > 0 ? averageCost(row, 1) : null,
    value: sees ? row.value : null,
    category: row.category,
    lowLevel: row.low_level,
    isLow: row.quantity <= low,
    version: row.version,
  };
}

/** The kinds of accessories that the shop sells, by name. */
export async function accessories(shop: ShopReader): Promise<Accessory[]> {
  const rows = await shop.selectFrom('accessories').select(ACCESSORY).orderBy('name_key').execute();
  return rows.map((row) => accessoryOf(shop, row));
}

/** One kind of accessory. @throws NotFound in any shop but its own. */
export async function requireAccessory(shop: ShopReader, id: string): Promise<AccessoryRow> {
  const row = await shop.selectFrom('accessories').select(ACCESSORY).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('accessory-unknown');
  return row;
}

/** Adds a kind of accessory, none in stock. @throws Conflict when it is there. */
export async function createAccessory(shop: ShopTransaction, accessory: NewAccessory): Promise<Accessory> {
  const key = searchKey(accessory.accessoryName);
  const known = await shop
    .selectFrom('accessories')
    .select('name')
    .where('name_key', '=', key)
    .executeTakeFirst();
  if (known) throw new Conflict('accessory-exists', { accessory: known.name }).at('accessoryName');
  const row = {
    id: newId(),
    name: accessory.accessoryName,
    quantity: 0,
    sale_price: accessory.salePrice ?? null,
    value: 0,
    category: accessory.category ?? null,
    low_level: accessory.lowLevel ?? null,
    version: 1,
  };
  await shop
    .insertInto('accessories')
    .values({ ...row, name_key: key, created_at: shop.now })
    .execute();
  return accessoryOf(shop, row);
}

/** Buys accessories: into stock at cost, paid from the wallet, the rest owed to the party. */
export async function purchaseAccessory(
  shop: ShopTransaction,
  id: string,
  purchase: AccessoryPurchase,
): Promise<Accessory> {
  requirePast(shop, 'date', purchase.date);
  const accessory = await requireAccessory(shop, id);
  const person = purchase.entityData ? await partyOf(shop, purchase.entityData) : undefined;
  if (purchase.bankAccountUsed) await requireBank(shop, purchase.bankAccountUsed);
  const cost = purchase.quantity * purchase.unitCost;
  const payment = paymentLegs(purchase);
  const purchaseId = newId();
  const later = cost - sum(payment.map((leg) => leg.amount));
  const entry = await post(shop, {
    event: 'accessory-purchase',
    date: purchase.date,
    description: {
      code: 'accessory-purchase',
      params: { quantity: purchase.quantity, accessory: accessory.name },
    },
    refType: 'accessory-purchase',
    refId: purchaseId,
    ...(person && { personId: person._id }),
    lines: accessoryPurchaseLines({
      cost,
      payment,
      party: person?._id,
      later,
    }),
  });
  await shop
    .insertInto('accessory_purchases')
    .values({
      id: purchaseId,
      accessory_id: id,
      person_id: person?._id ?? null,
      date: purchase.date,
      quantity: purchase.quantity,
      total: cost,
      pocket_cash: purchase.pocketCash ?? 0,
      account_cash: purchase.accountCash ?? 0,
      bank_id: bankUsed(purchase),
      payable_later: later,
      due_date: later > 0 ? (purchase.dateOfPayment ?? null) : null,
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  if (person) {
    await openBill(shop, {
      id: purchaseId,
      personId: person._id,
      side: 'payable',
      documentType: 'accessory-purchase',
      date: purchase.date,
      dueDate: purchase.dateOfPayment ?? null,
      amount: later,
    });
  }
  await moveAccessory(shop, {
    accessory,
    quantity: purchase.quantity,
    amount: cost,
    entry,
    reason: 'purchase',
    refType: 'accessory-purchase',
    refId: purchaseId,
  });
  return accessoryOf(shop, await requireAccessory(shop, id));
}

/** Moves accessories in (positive) or out of stock with their cost, and records the reason. */
export async function moveAccessory(
  shop: ShopTransaction,
  movement: {
    accessory: { id: string };
    quantity: number;
    amount: number;
    entry: number;
    reason: string;
    note?: string;
    refType: string | null;
    refId: string | null;
  },
): Promise<void> {
  await shop
    .updateTable('accessories')
    .set((row) => ({
      quantity: row('quantity', '+', row.cast<number>(row.val(movement.quantity), 'integer')),
      value: row('value', '+', row.cast<number>(row.val(movement.amount), 'bigint')),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', movement.accessory.id)
    .execute();
  await shop
    .insertInto('accessory_movements')
    .values({
      id: newId(),
      accessory_id: movement.accessory.id,
      quantity: movement.quantity,
      amount: movement.amount,
      entry_number: movement.entry,
      reason: movement.reason,
      ref_type: movement.refType,
      ref_id: movement.refId,
      note: movement.note ?? null,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
}
