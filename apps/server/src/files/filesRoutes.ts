import { idSchema } from '@handset/domain';
import { z } from 'zod';
import type { ShopSession } from '../database/Session.ts';
import { NotFound } from '../http/errors.ts';
import { type Route, serverRoute } from '../http/route.ts';
import { thumbnailKey } from './pictures.ts';

export const filesRoutes: Route[] = [
  serverRoute({
    method: 'GET',
    url: '/api/files/:id',
    summary: 'A picture of the shop, whole or small',
    access: 'daily-work',
    params: z.object({ id: idSchema }),
    query: z.object({ size: z.enum(['whole', 'small']).default('whole') }),
    async handle({ database, storage, session, reply }, { params, query }) {
      const file = await database.read(session as ShopSession, (shop) =>
        shop
          .selectFrom('files')
          .select(['storage_key', 'mime'])
          .where('id', '=', params.id)
          .executeTakeFirst(),
      );
      if (!file) throw new NotFound('There is no such picture in this shop');
      const bytes = await storage.get(
        query.size === 'small' ? thumbnailKey(file.storage_key) : file.storage_key,
      );
      if (!bytes) throw new NotFound('This picture is no longer in the storage');
      return reply
        .headers({
          'content-type': file.mime,
          'cache-control': 'private, no-store',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(bytes);
    },
  }),
];
