import type { Day, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { daysOf } from '../../books/rangeSums.ts';

/**
 * Owner's drawings up to the end of a day, less undone ones. Drawings and capital share one account and
 * differ by event.
 */
export async function drawnBy(shop: ShopReader, day: Day): Promise<MinorUnits> {
  const { debit, credit } = await daysOf(shop, 'equity:capital', { to: day }, ['drawing']);
  return debit - credit;
}
