import { imeisOfLot, refusal, repeatedImeis } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { HttpError } from '../../base/http/errors.ts';
import { imeiConflicts } from '../../stock/phones/holders.ts';
import type { InvalidBody } from './InvalidBody.ts';
import { refusedLot } from './lot.ts';

/** More IMEIs than a lot can have are refused unread. */
const MAX_IMEIS = 2000;

/**
 * Refuses a lot that fails its schema, together with all other errors of its rows: repeated IMEIs, and IMEIs
 * already in stock, except those of the lot itself.
 */
export async function refuseInvalidLot(
  shop: ShopReader,
  { input, fields }: InvalidBody,
  own: ReadonlySet<string> = new Set(),
): Promise<HttpError> {
  const wrong = { ...fields };
  for (const [path, rule] of repeatedImeis(input)) wrong[path.join('.')] ??= refusal(rule);
  const placed = imeisOfLot(input).slice(0, MAX_IMEIS);
  const held = await imeiConflicts(
    shop,
    placed.map(({ path, imei }) => ({ field: path.join('.'), imei })),
    own,
  );
  return refusedLot(wrong, held);
}
