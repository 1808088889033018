import type { ShopReader } from '../database/HandsetDatabase.ts';
import { HttpError } from '../http/errors.ts';

const GB = 1024 ** 3;

/** How many bytes the pictures of a shop may take, where nothing else is said. */
export const PICTURE_QUOTA = 5 * GB;

/** @throws HttpError 413 when the pictures of the shop, and `more` bytes, come to more than it may have. */
export async function requireQuota(shop: ShopReader, quota: number, more = 0): Promise<void> {
  const { bytes } = await shop
    .selectFrom('files')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('bytes'), row.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  if (bytes + more <= quota) return;
  throw new HttpError(
    413,
    'quota',
    `The pictures of this shop fill the ${sizeOf(quota)} that it may have. Send this without pictures, or ask who runs the server for more room`,
  );
}

function sizeOf(bytes: number): string {
  return bytes >= GB ? `${Math.round((bytes / GB) * 10) / 10} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
