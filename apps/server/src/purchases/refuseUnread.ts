import { imeisOfLot, repeatedImeis, ruleMessage } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { HttpError } from '../http/errors.ts';
import { heldFields } from '../stock/holders.ts';
import { refusedLot } from './lot.ts';
import type { Unread } from './Unread.ts';

/** More IMEIs than a lot can have are refused unread. */
const MOST_IMEIS = 2000;

/**
 * The refusal of a lot that breaks its schema, with everything else that is wrong with its rows: IMEIs that come twice, and
 * IMEIs that are in stock already but for the phones of the lot itself.
 */
export async function refuseUnread(
  shop: ShopReader,
  { input, fields }: Unread,
  own: ReadonlySet<string> = new Set(),
): Promise<HttpError> {
  const wrong = { ...fields };
  for (const [path, rule] of repeatedImeis(input)) wrong[path.join('.')] ??= ruleMessage(rule);
  const placed = imeisOfLot(input).slice(0, MOST_IMEIS);
  const held = await heldFields(
    shop,
    placed.map(({ path, imei }) => ({ field: path.join('.'), imei })),
    own,
  );
  return refusedLot(wrong, held);
}
