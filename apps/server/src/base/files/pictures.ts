import type { Picture } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { Refused } from '../http/errors.ts';
import { isCnic } from './cnicViews.ts';
import type { UploadedPictures } from './Picture.ts';

/** Kinds of documents that pictures belong to. */
export type DocumentType =
  | 'purchase'
  | 'sale'
  | 'unit'
  | 'expense'
  | 'shop'
  | 'ticket'
  | 'subscription-payment';

/** Maximum number of pictures in a slot of a document, including those removed by edits. */
const MAX_PICTURES_IN_SLOT = 30;

/** Attaches stored pictures to a document, field by field, after the existing ones. */
export async function attachPictures(
  shop: ShopTransaction,
  documentType: DocumentType,
  documentId: string,
  pictures: UploadedPictures,
): Promise<void> {
  for (const [slot, inSlot] of Object.entries(pictures)) {
    const first = await nextPosition(shop, documentType, documentId, slot);
    if (first + inSlot.length > MAX_PICTURES_IN_SLOT)
      throw new Refused('pictures-too-many', { most: MAX_PICTURES_IN_SLOT }).at(slot);
    for (const [index, { storageKey, ...picture }] of inSlot.entries()) {
      await shop
        .insertInto('files')
        .values({
          ...picture,
          storage_key: storageKey,
          created_by: shop.session.userId,
          created_at: shop.now,
        })
        .execute();
      await shop
        .insertInto('document_files')
        .values({
          document_type: documentType,
          document_id: documentId,
          slot,
          position: first + index,
          file_id: picture.id,
        })
        .execute();
    }
  }
}

async function nextPosition(
  shop: ShopTransaction,
  documentType: DocumentType,
  documentId: string,
  slot: string,
): Promise<number> {
  const last = await shop
    .selectFrom('document_files')
    .select((row) => row.fn.max<number | null>('position').as('position'))
    .where('document_type', '=', documentType)
    .where('document_id', '=', documentId)
    .where('slot', '=', slot)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** Replaces the pictures of the given slots with stored ones. Other slots stay. */
export async function replacePictures(
  shop: ShopTransaction,
  documentType: DocumentType,
  documentId: string,
  pictures: UploadedPictures,
): Promise<void> {
  await detachPictures(shop, documentType, documentId, { slots: Object.keys(pictures) });
  await attachPictures(shop, documentType, documentId, pictures);
}

/**
 * Detaches pictures from a document: whole slots, or single ones by id. The next sweep deletes their files.
 * Returns their number.
 */
export async function detachPictures(
  shop: ShopTransaction,
  documentType: DocumentType,
  documentId: string,
  which: { slots: readonly string[] } | { ids: readonly string[] },
): Promise<number> {
  const [column, values] =
    'slots' in which ? (['slot', which.slots] as const) : (['file_id', which.ids] as const);
  if (values.length === 0) return 0;
  const taken = await shop
    .deleteFrom('document_files')
    .where('document_type', '=', documentType)
    .where('document_id', '=', documentId)
    .where(column, 'in', values)
    .returning('file_id')
    .execute();
  if (taken.length === 0) return 0;
  const ids = taken.map(({ file_id }) => file_id);
  await shop.deleteFrom('files').where('id', 'in', ids).execute();
  return ids.length;
}

/** The pictures of a document, as answers carry them. */
export async function picturesOf(
  shop: ShopReader,
  documentType: DocumentType,
  documentId: string,
): Promise<Picture[]> {
  const rows = await pictureRows(shop, documentType)
    .where('document_id', '=', documentId)
    .orderBy('slot')
    .orderBy('position')
    .execute();
  return rows.map(pictureOf);
}

/** Slots to choose a list's cover picture from, best first. Other slots follow. */
const COVERS = ['coverImage', 'phonePicture', 'images'];
/** Pictures of people and their papers are never covers. */
const isCover = (slot: string) => !isCnic(slot) && slot !== 'personPicture';

/** One picture of each document that has one fit for a list. */
export async function coverPictures(
  shop: ShopReader,
  documentType: DocumentType,
  documentIds: readonly string[],
): Promise<Map<string, Picture>> {
  const covers = new Map<string, Picture>();
  if (documentIds.length === 0) return covers;
  const rows = await pictureRows(shop, documentType)
    .select('document_id')
    .where('document_id', 'in', documentIds)
    .orderBy('slot')
    .orderBy('position')
    .execute();
  const rankOf = (slot: string) => COVERS.indexOf(slot) + 1 || COVERS.length + 1;
  for (const { document_id: id, ...row } of rows) {
    if (!isCover(row.slot)) continue;
    const known = covers.get(id);
    if (!known || rankOf(row.slot) < rankOf(known.slot)) covers.set(id, pictureOf(row));
  }
  return covers;
}

function pictureRows(shop: ShopReader, documentType: DocumentType) {
  return shop
    .selectFrom('document_files')
    .innerJoin('files', 'files.id', 'document_files.file_id')
    .select(['files.id', 'document_files.slot', 'files.width', 'files.height'])
    .where('document_type', '=', documentType);
}

/** The addresses are for the bearer of a token; as an answer leaves, they become links for its asker. */
function pictureOf({ id, ...picture }: { id: string; slot: string; width: number; height: number }): Picture {
  const url = `/api/files/${id}`;
  return { _id: id, ...picture, url, thumbnailUrl: `${url}?size=small` };
}
