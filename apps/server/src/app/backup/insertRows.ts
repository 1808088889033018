import { sql } from 'kysely';
import { type AnyDatabase, isPostgres } from '../../base/database/migrations/schema.ts';
import { DamagedBackup } from './DamagedBackup.ts';
import { describeTables, inOrderOfKeys, LEFT_OUT, type TableShape } from './describeTables.ts';
import type { Manifest } from './Manifest.ts';
import { linesOf } from './pictureList.ts';
import type { Sealing } from './sealedFile.ts';
import { withoutTriggers } from './withoutTriggers.ts';

type Row = Record<string, string | number | null>;

/** Both engines take some 32,000 values in a statement. */
const MAX_VALUES = 30_000;
const MAX_ROWS = 500;

/** Inserts every row of a backup into the empty tables, all or nothing. */
export async function insertRows(db: AnyDatabase, sealing: Sealing, manifest: Manifest): Promise<void> {
  const shapes = await describeTables(db);
  const kept = new Map(manifest.tables.map((table) => [table.name, table]));
  const names = shapes.map(({ name }) => name);
  if (names.length !== kept.size || !names.every((name) => kept.has(name)))
    throw new DamagedBackup('The backup is damaged: its tables are not those that its migrations make.');
  await db.transaction().execute(async (transaction) => {
    const ordered = await deferKeys(transaction, shapes);
    await withoutTriggers(transaction, ordered, async () => {
      // The migrations put rows of their own into some tables, and the backup has them too.
      for (const { name } of ordered.toReversed()) await transaction.deleteFrom(name).execute();
      for (const shape of ordered) {
        // Older backups hold rows of these, too.
        if (LEFT_OUT.has(shape.name)) continue;
        const file = kept.get(shape.name);
        if (file) await insertTable(transaction, shape, linesOf(sealing, file));
      }
    });
  });
}

/** Defers foreign keys so that rows can reference later ones, and returns the order of the tables. */
async function deferKeys(transaction: AnyDatabase, shapes: readonly TableShape[]) {
  if (!isPostgres(transaction)) {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    return shapes;
  }
  await sql`set constraints all deferred`.execute(transaction);
  return inOrderOfKeys(transaction, shapes);
}

async function insertTable(db: AnyDatabase, { name, columns }: TableShape, lines: AsyncIterable<string>) {
  const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  let rows: Row[] = [];
  const insert = async () => {
    if (rows.length > 0) await db.insertInto(name).values(rows).execute();
    rows = [];
  };
  for await (const line of lines) if (rows.push(JSON.parse(line)) === size) await insert();
  await insert();
}
