import { idSchema } from '@handset/domain';
import * as z from 'zod';
import type { HandsetDatabase, ShopReader } from '../../base/database/HandsetDatabase.ts';
import { isOfShop, type Session } from '../../base/database/Session.ts';
import { isCnic, logCnicView } from '../../base/files/cnicViews.ts';
import { linkSchema, SIZES } from '../../base/files/FileLinks.ts';
import { thumbnailKey } from '../../base/files/storePictures.ts';
import { NotFound } from '../../base/http/errors.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';
import { findPictureForRegistrar } from '../access/findPictureForRegistrar.ts';

const URL = '/api/files/:id';

const { user, expires, signature } = linkSchema.shape;

export const filesRoutes: Route[] = [
  serverRoute({
    method: 'GET',
    url: URL,
    summary: 'A picture of the shop, whole or small, for a token or by a signed link',
    access: 'signed-in',
    opensByLink: true,
    params: z.object({ id: idSchema }),
    query: z.strictObject({
      size: z.enum(SIZES).default('whole'),
      // Fields of a signed link. Not needed with a token.
      user: user.optional(),
      expires: expires.optional(),
      signature: signature.optional(),
    }),
    file: 'image/jpeg',
    // A page of a list asks for hundreds of small ones.
    limit: { max: 3000, minutes: 1 },
    async handle({ database, storage, session, request, reply }, { params, query }) {
      const file = session && (await findPicture(database, session, params.id));
      if (!file) throw new NotFound('picture-unknown');
      if (isCnic(file.slot) && isOfShop(session))
        await logCnicView(database, session, {
          fileId: params.id,
          documentType: file.document_type,
          documentId: file.document_id,
          route: `GET ${URL}`,
          requestId: request.id,
          ip: request.ip,
        });
      const key = query.size === 'small' ? thumbnailKey(file.storage_key) : file.storage_key;
      const bytes = await storage.get(key);
      if (!bytes) throw new NotFound('picture-gone');
      return reply
        .headers({
          'content-type': file.mime,
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="${params.id}.jpg"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    },
  }),
];

function findPicture(database: HandsetDatabase, session: Session, id: string) {
  if (!isOfShop(session)) return findPictureForRegistrar(database, id);
  return database.read(session, (shop) => findPictureOfShop(shop, id));
}

/** A picture that a document shows. Pictures without a document are never served. */
function findPictureOfShop(shop: ShopReader, id: string) {
  return shop
    .selectFrom('files')
    .innerJoin('document_files', 'document_files.file_id', 'files.id')
    .select(['files.storage_key', 'files.mime'])
    .select(['document_files.slot', 'document_files.document_type', 'document_files.document_id'])
    .where('files.id', '=', id)
    .executeTakeFirst();
}
