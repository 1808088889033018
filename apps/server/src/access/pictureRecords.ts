import { type HandsetDatabase, unscoped } from '../database/HandsetDatabase.ts';

/** Those of the keys that a picture of any shop is stored under. */
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
export async function forgetUnshownPictures(database: HandsetDatabase, olderThan: number): Promise<number> {
  return database.changing('pictures', async (transaction) => {
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
