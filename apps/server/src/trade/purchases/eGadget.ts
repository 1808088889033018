import type { EGadgetCheck, EGadgetStatus } from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { replacePictures } from '../../base/files/pictures.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { requirePast } from '../../books/post.ts';

/** Columns for a slip's police register check and its author. */
export function eGadgetColumns(
  shop: ShopTransaction,
  status: EGadgetStatus,
  date: string,
  reference?: string | undefined,
) {
  const isChecked = status !== 'not-checked';
  return {
    is_approved_from_egadgets: flag(status === 'cleared'),
    egadget_status: status,
    egadget_reference: reference ?? null,
    egadget_on: isChecked ? date : null,
    egadget_by: isChecked ? shop.session.userId : null,
  };
}

/** Writes down how far the police register was asked about a slip's phones, with the picture that shows it. */
export async function checkEGadget(
  shop: ShopTransaction,
  id: string,
  { status, reference, date = shop.today }: EGadgetCheck,
  pictures: UploadedPictures,
): Promise<void> {
  requirePast(shop, 'date', date);
  const slip = await shop.selectFrom('purchases').select('status').where('id', '=', id).executeTakeFirst();
  if (!slip) throw new NotFound('purchase-unknown');
  if (slip.status === 'void') throw new Conflict('this-slip-void');
  await shop
    .updateTable('purchases')
    .set((row) => ({
      ...eGadgetColumns(shop, status, date, reference),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  await replacePictures(shop, 'purchase', id, pictures);
}
