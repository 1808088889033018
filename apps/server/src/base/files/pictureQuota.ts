import { refusal } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { HttpError } from '../http/errors.ts';

const GB = 1024 ** 3;

/** Default limit for a shop's pictures, in bytes. */
export const PICTURE_QUOTA = 5 * GB;

/** @throws HttpError 413 when the shop's pictures plus `more` bytes exceed its limit */
export async function requireQuota(shop: ShopReader, quota: number, more = 0): Promise<void> {
  const { bytes } = await shop
    .selectFrom('files')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('bytes'), row.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  if (bytes + more <= quota) return;
  throw new HttpError(413, 'quota', refusal('pictures-fill-quota', { quota: sizeOf(quota) }));
}

function sizeOf(bytes: number): string {
  return bytes >= GB ? `${Math.round((bytes / GB) * 10) / 10} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
