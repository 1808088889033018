import { createHash } from 'node:crypto';
import type { Picture } from '@handset/domain';
import sharp from 'sharp';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { HttpError, Refused } from '../http/errors.ts';
import { Gate } from '../http/Gate.ts';
import type { FileStorage } from './FileStorage.ts';
import type { StoredPicture, UploadedPictures } from './Picture.ts';
import type { FormFile } from './readForm.ts';

const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 2000;
const THUMBNAIL_EDGE = 320;

/** Decoding takes a processor and much memory: two at a time leave the rest of the shop its share. */
const gate = new Gate(2);

/** The key of the small copy of a picture. */
export function thumbnailKey(storageKey: string): string {
  return storageKey.replace(/\.jpg$/, '.small.jpg');
}

/**
 * Checks each file by its content, re-encodes it without its metadata (place, device, anything appended), and stores it
 * with a small copy. Nothing stays behind when one of them is refused.
 */
export async function storePictures(
  storage: FileStorage,
  files: readonly FormFile[],
): Promise<UploadedPictures> {
  const pictures: UploadedPictures = {};
  try {
    for (const file of files) {
      const picture = await gate.pass(() => storePicture(storage, file));
      pictures[file.field] = [...(pictures[file.field] ?? []), picture];
    }
    return pictures;
  } catch (error) {
    await discardPictures(storage, pictures);
    throw error;
  }
}

/** Takes back pictures that no row came to point at. */
export async function discardPictures(storage: FileStorage, pictures: UploadedPictures): Promise<void> {
  for (const { storageKey } of Object.values(pictures).flat()) {
    await storage.remove(storageKey);
    await storage.remove(thumbnailKey(storageKey));
  }
}

async function storePicture(storage: FileStorage, file: FormFile): Promise<StoredPicture> {
  const picture = await reencoded(file);
  const id = newId();
  const storageKey = `${id}.jpg`;
  await storage.put(storageKey, picture.data);
  await storage.put(
    thumbnailKey(storageKey),
    await sharp(picture.data)
      .resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer(),
  );
  return {
    id,
    storageKey,
    mime: 'image/jpeg',
    width: picture.info.width,
    height: picture.info.height,
    bytes: picture.data.length,
    sha256: createHash('sha256').update(picture.data).digest('hex'),
  };
}

async function reencoded({ field, bytes }: FormFile) {
  if (!isPicture(bytes)) throw notAPicture(field);
  // The size stands in the header: it is read without a limit, and nothing is decoded until it is known to be bearable.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture(field);
    });
  if (width * height > MAX_PIXELS) {
    const message = `This picture has too many pixels: at most ${MAX_PIXELS / 1_000_000} million`;
    throw new Refused(message, { [field]: message });
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notAPicture(field);
    });
}

const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

function isPicture(bytes: Buffer): boolean {
  return SIGNATURES.some((matches) => matches(bytes));
}

function notAPicture(field: string): HttpError {
  const message = 'This file is not a picture that can be read: send a JPEG, PNG, WebP or AVIF';
  return new HttpError(415, 'not-a-picture', message, { fields: { [field]: message } });
}

/** What pictures can belong to. */
export type DocumentType = 'purchase' | 'sale' | 'unit';

/** Makes stored pictures part of a document, field by field. */
export async function attachPictures(
  shop: ShopTransaction,
  documentType: DocumentType,
  documentId: string,
  pictures: UploadedPictures,
): Promise<void> {
  for (const [slot, inSlot] of Object.entries(pictures)) {
    for (const [position, { storageKey, ...picture }] of inSlot.entries()) {
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
          position,
          file_id: picture.id,
        })
        .execute();
    }
  }
}

/** The pictures of a document, as answers carry them. */
export async function picturesOf(
  shop: ShopReader,
  documentType: DocumentType,
  documentId: string,
): Promise<Picture[]> {
  const rows = await shop
    .selectFrom('document_files')
    .innerJoin('files', 'files.id', 'document_files.file_id')
    .select(['files.id', 'document_files.slot', 'files.width', 'files.height'])
    .where('document_type', '=', documentType)
    .where('document_id', '=', documentId)
    .orderBy('slot')
    .orderBy('position')
    .execute();
  return rows.map(({ id, ...picture }) => ({ _id: id, ...picture, url: `/api/files/${id}` }));
}
