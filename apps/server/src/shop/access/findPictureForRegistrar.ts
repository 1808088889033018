import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';

/**
 * Picture kinds visible to registrars: the shop's own, support tickets and subscription payments. Pictures of
 * its trade stay private.
 */
const VISIBLE_DOCUMENTS = ['shop', 'ticket', 'subscription-payment'] as const;

/** A picture of any shop that a registrar may see. */
export function findPictureForRegistrar(database: HandsetDatabase, id: string) {
  return unscoped(database)
    .selectFrom('document_files')
    .innerJoin('files', (join) =>
      join
        .onRef('files.shop_id', '=', 'document_files.shop_id')
        .onRef('files.id', '=', 'document_files.file_id'),
    )
    .select(['files.storage_key', 'files.mime'])
    .select(['document_files.slot', 'document_files.document_type', 'document_files.document_id'])
    .where('files.id', '=', id)
    .where('document_files.document_type', 'in', VISIBLE_DOCUMENTS)
    .executeTakeFirst();
}
