import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';

/** Keys that belong to a stored picture of any shop. */
export async function knownStorageKeys(
  database: HandsetDatabase,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await unscoped(database)
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ storage_key: key }) => key));
}

/** Forgets pictures of any shop that no document shows, when they are older than a moment. Returns how many. */
export async function deleteUnattachedPictures(
  database: HandsetDatabase,
  olderThan: number,
): Promise<number> {
  // Pictures are attached in the transaction that stores them, so an old unattached one is never attached later.
  return database.changing('none', async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('files')
      .where('created_at', '<', olderThan)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('document_files')
              .select('document_files.file_id')
              .whereRef('document_files.shop_id', '=', 'files.shop_id')
              .whereRef('document_files.file_id', '=', 'files.id'),
          ),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
