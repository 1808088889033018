import { type HandsetDatabase, unscoped } from '../database/HandsetDatabase.ts';

/** What shops show to who registers them: who they are, what they ask, and that they paid. Their trade is their own. */
const SHOWN = ['shop', 'ticket', 'subscription-payment'] as const;

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
    .where('document_files.document_type', 'in', SHOWN)
    .executeTakeFirst();
}
