import {
  type Accessory,
  type AccessoryAdjustment,
  type AccessoryChange,
  averageCost,
  MAX_AMOUNT,
  nameKey,
  ruleMessage,
  stockAdjustmentLines,
  weightedCost,
} from '@handset/domain';
import { removeBill } from '../books/bills.ts';
import { post, requirePast } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { accessoryOf, moveAccessory, requireAccessory } from './accessories.ts';

/** Changes what an accessory is called, asked for and warned at. @throws Conflict when somebody changed it since `version`. */
export async function changeAccessory(
  shop: ShopTransaction,
  id: string,
  { version, ...change }: AccessoryChange,
): Promise<Accessory> {
  const accessory = await requireAccessory(shop, id);
  if (accessory.version !== version)
    throw new Conflict('This accessory was changed meanwhile; look at it again');
  const key = change.accessoryName && nameKey(change.accessoryName);
  if (key) {
    const other = await shop
      .selectFrom('accessories')
      .select('name')
      .where('name_key', '=', key)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other) {
      const message = `${other.name} is already an accessory`;
      throw new Conflict(message, { accessoryName: message });
    }
  }
  await shop
    .updateTable('accessories')
    .set((row) => ({
      ...(change.accessoryName && key && { name: change.accessoryName, name_key: key }),
      ...(change.salePrice !== undefined && { sale_price: change.salePrice }),
      ...(change.category !== undefined && { category: change.category }),
      ...(change.lowLevel !== undefined && { low_level: change.lowLevel }),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  return accessoryOf(shop, await requireAccessory(shop, id));
}

/** Sets the stock right by so many more or fewer, at what they cost, for a reason. */
export async function adjustAccessory(
  shop: ShopTransaction,
  id: string,
  adjustment: AccessoryAdjustment,
): Promise<Accessory> {
  requirePast(shop, 'date', adjustment.date);
  const accessory = await requireAccessory(shop, id);
  const { quantity } = adjustment;
  const amount = quantity > 0 ? costOfFound(accessory, adjustment) : -costOfMissing(accessory, -quantity);
  const entry = await post(shop, {
    event: 'accessory-adjustment',
    date: adjustment.date,
    description: `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)} × ${accessory.name}: ${adjustment.note}`,
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
  if (cost === false || cost === 0) {
    const message = `Say what one ${accessory.name} cost, since none is in stock to go by`;
    throw new Refused(message, { unitCost: message });
  }
  if (cost > MAX_AMOUNT) {
    const message = ruleMessage('money.too-large');
    throw new Refused(message, { unitCost: message });
  }
  return cost;
}

function costOfMissing(
  accessory: { name: string; quantity: number; value: number },
  missing: number,
): number {
  if (missing > accessory.quantity) {
    const message = `${accessory.name}: ${accessory.quantity} in stock, ${missing} asked for`;
    throw new Conflict(message, { quantity: message });
  }
  return weightedCost(accessory, missing);
}

/** Undoes the stock side of a purchase or adjustment whose entry was reversed. @throws Conflict when that stock is gone. */
export async function undoAccessoryMovement(
  shop: ShopTransaction,
  entry: number,
  reversal: number,
): Promise<void> {
  const movement = await shop
    .selectFrom('accessory_movements')
    .selectAll()
    .where('entry_number', '=', entry)
    .executeTakeFirstOrThrow();
  const accessory = await requireAccessory(shop, movement.accessory_id);
  const quantity = accessory.quantity - movement.quantity;
  const value = accessory.value - movement.amount;
  // What is left costs a paisa each at least, as what was bought did: nothing could be posted for what costs nothing.
  if (quantity < 0 || value < quantity || (quantity === 0 && value !== 0))
    throw new Conflict(
      `Some of these ${accessory.name} are gone at another cost; adjust the stock instead of undoing this`,
    );
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
  await removeBill(shop, movement.ref_id);
  await shop
    .updateTable('accessory_purchases')
    .set({ reversed_by: reversal })
    .where('id', '=', movement.ref_id)
    .execute();
}
