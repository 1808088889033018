import { requireRightToCorrect } from '../books/correctionRights.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict, NotFound, Refused } from '../http/errors.ts';
import { everSold, placesOf } from './places.ts';
import { stockEntryOf, takeBackEntry } from './stockEntry.ts';
import { takeOutOfStock } from './takeOut.ts';

/**
 * Takes a phone that was entered by the stock form out again, as of today: its entry is reversed, and the phone stays known
 * as void; why it was done stands in the books.
 * @throws Refused when it came by a purchase or an exchange, Conflict when it was ever sold or is not in stock.
 */
export async function removeEntry(shop: ShopTransaction, id: string, reason?: string): Promise<void> {
  const unit = await shop.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirst();
  if (!unit) throw new NotFound('There is no such phone in this shop');
  if (unit.source === 'exchange')
    throw new Refused('This phone was taken in exchange: return the sale that brought it instead');
  if (unit.source !== 'stock')
    throw new Refused('This phone was bought: return it to its supplier, or void its slip, instead');
  if (unit.state !== 'in-stock') throw new Conflict((await placesOf(shop, [unit])).get(id) ?? 'Not in stock');
  if ((await everSold(shop, [id])).has(id))
    throw new Conflict('This phone was sold before and came back, so its entry stays');
  requireRightToCorrect(shop, (await stockEntryOf(shop, unit)).date);
  await takeBackEntry(shop, unit, {
    date: shop.today,
    description: `Taken out again: ${unit.company_name} ${unit.model_name}, IMEI ${unit.imei1}${reason ? `: ${reason}` : ''}`,
  });
  await takeOutOfStock(shop, [id], 'void');
}
