import type { Day, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { daysOf } from './rangeSums.ts';

/**
 * What the owner drew up to the end of a day, undone drawings taken off. Drawings and capital share one account; the event
 * tells them apart.
 */
export async function drawnBy(shop: ShopReader, day: Day): Promise<MinorUnits> {
  const { debit, credit } = await daysOf(shop, 'equity:capital', { to: day }, ['drawing']);
  return debit - credit;
}
