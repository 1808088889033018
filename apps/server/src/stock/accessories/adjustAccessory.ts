import {
  type Accessory,
  type AccessoryAdjustment,
  type AccessoryChange,
  averageCost,
  type Day,
  MAX_AMOUNT,
  searchKey,
  stockAdjustmentLines,
} from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import { removeBill } from '../../books/bills.ts';
import { post, requirePast } from '../../books/post.ts';
import { accessoryOf, moveAccessory, requireAccessory } from './accessories.ts';
import { stockSince } from './stockSince.ts';
import { takePieces } from './takePieces.ts';

/**
 * Changes the name, price and warning level of an accessory. @throws Conflict when somebody changed it since
 * `version`
 */
export async function changeAccessory(
  shop: ShopTransaction,
  id: string,
  { version, ...change }: AccessoryChange,
): Promise<Accessory> {
  const accessory = await requireAccessory(shop, id);
  if (accessory.version !== version) throw new Conflict('accessory-changed-meanwhile');
  const { accessoryName } = change;
  const key = accessoryName && searchKey(accessoryName);
  const other = key ? await otherWith(shop, id, key) : undefined;
  // Two accessories that an earlier release took for different ones stay two, each with its key.
  if (other && key !== searchKey(accessory.name))
    throw new Conflict('accessory-exists', { accessory: other.name }).at('accessoryName');
  await shop
    .updateTable('accessories')
    .set((row) => ({
      ...(key && { name: accessoryName }),
      ...(key && !other && { name_key: key }),
      ...(change.salePrice !== undefined && { sale_price: change.salePrice }),
      ...(change.category !== undefined && { category: change.category }),
      ...(change.lowLevel !== undefined && { low_level: change.lowLevel }),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  return accessoryOf(shop, await requireAccessory(shop, id));
}

function otherWith(shop: ShopTransaction, id: string, key: string): Promise<{ name: string } | undefined> {
  return shop
    .selectFrom('accessories')
    .select('name')
    .where('name_key', '=', key)
    .where('id', '<>', id)
    .executeTakeFirst();
}

/** Corrects the stock by a number of pieces at their cost, with a reason. */
export async function adjustAccessory(
  shop: ShopTransaction,
  id: string,
  adjustment: AccessoryAdjustment,
): Promise<Accessory> {
  requirePast(shop, 'date', adjustment.date);
  const accessory = await requireAccessory(shop, id);
  const { quantity, expected } = adjustment;
  if (expected !== undefined && expected !== accessory.quantity)
    throw new Conflict('accessory-count-outdated', {
      accessory: accessory.name,
      inStock: accessory.quantity,
    });
  const amount =
    quantity > 0
      ? costOfFound(accessory, adjustment)
      : -(await costOfMissing(shop, accessory, { missing: -quantity, date: adjustment.date }));
  const entry = await post(shop, {
    event: 'accessory-adjustment',
    date: adjustment.date,
    description: {
      code: 'accessory-adjustment',
      params: { quantity, accessory: accessory.name, note: adjustment.note },
    },
    refType: 'accessory',
    refId: id,
    lines: stockAdjustmentLines({ stock: 'stock:accessories', amount }),
  });
  await moveAccessory(shop, {
    accessory,
    quantity,
    amount,
    entry,
    reason: `adjustment: ${adjustment.reason}`,
    note: adjustment.note,
    refType: null,
    refId: null,
  });
  return accessoryOf(shop, await requireAccessory(shop, id));
}

function costOfFound(
  accessory: { name: string; quantity: number; value: number },
  { quantity, unitCost }: AccessoryAdjustment,
): number {
  const cost =
    unitCost === undefined ? accessory.quantity > 0 && averageCost(accessory, quantity) : unitCost * quantity;
  if (cost === false || cost === 0)
    throw new Refused('accessory-cost-needed', { accessory: accessory.name }).at('unitCost');
  if (cost > MAX_AMOUNT) throw new Refused('money.too-large').at('unitCost');
  return cost;
}

async function costOfMissing(
  shop: ShopTransaction,
  { id, name }: { id: string; name: string },
  { missing, date }: { missing: number; date: Day },
): Promise<number> {
  const days = (await stockSince(shop, [id], date)).get(id) ?? [];
  return takePieces(name, days, missing, 'quantity').cost;
}

/**
 * Undoes the stock side of a purchase or adjustment whose entry was reversed on a day. @throws Conflict when that
 * stock is gone, or was gone on a day since
 */
export async function undoAccessoryMovement(
  shop: ShopTransaction,
  entry: number,
  reversal: number,
  date: Day,
): Promise<void> {
  const movement = await shop
    .selectFrom('accessory_movements')
    .selectAll()
    .where('entry_number', '=', entry)
    .executeTakeFirstOrThrow();
  const accessory = await requireAccessory(shop, movement.accessory_id);
  const days = (await stockSince(shop, [accessory.id], date)).get(accessory.id) ?? [];
  const isLacking = days.some((stock, index) => {
    const quantity = stock.quantity - movement.quantity;
    const value = stock.value - movement.amount;
    // Remaining pieces must cost at least one paisa each, since pieces without cost could not be posted.
    const isNow = index === days.length - 1;
    return quantity < 0 || value < quantity || (isNow && quantity === 0 && value !== 0);
  });
  if (isLacking) throw new Conflict('accessory-movement-stays', { accessory: accessory.name });
  await moveAccessory(shop, {
    accessory,
    quantity: -movement.quantity,
    amount: -movement.amount,
    entry: reversal,
    reason: 'reversal',
    refType: movement.ref_type,
    refId: movement.ref_id,
  });
  if (movement.ref_type !== 'accessory-purchase' || movement.ref_id === null) return;
  await removeBill(shop, movement.ref_id, date);
  await shop
    .updateTable('accessory_purchases')
    .set({ reversed_by: reversal })
    .where('id', '=', movement.ref_id)
    .execute();
}
