import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type BackupKey, sealOf } from './BackupKey.ts';
import { DamagedBackup } from './DamagedBackup.ts';

/** Version of the backup format. Handset reads backups up to its own version. */
const FORMAT = 1;

const sealedFile = z.strictObject({
  file: z.string().regex(/^(?:tables\/)?[\w.-]+$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.strictObject({
  format: z.int(),
  /** The moment that the backup shows, UTC. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that its tables have been through, in their order. */
  migrations: z.array(z.string()),
  /** The id of the key that it is encrypted with; null where it is not. */
  key: z.string().nullable(),
  tables: z.array(sealedFile.extend({ name: z.string(), rows: z.int().min(0) })),
  pictures: sealedFile.extend({
    count: z.int().min(0),
    /** Keys of pictures that the shops know and the storage had lost already. */
    missing: z.array(z.string()),
  }),
  /** The last entry of every shop's journal. */
  journals: z.array(z.strictObject({ shopId: z.string(), entries: z.int(), tip: z.string() })),
});

/** The contents of a backup, with the totals they must add up to. */
export type Manifest = z.output<typeof manifestSchema>;

const NAME = 'manifest.json';

/** Writes the manifest, sealed, and brings it safely to the disk. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'key'>,
  key: BackupKey | undefined,
): Promise<void> {
  const manifest: Manifest = { format: FORMAT, key: key?.id ?? null, ...content };
  const file = await open(join(folder, NAME), 'wx', 0o600);
  try {
    await file.writeFile(textOf(manifest, sealOf(JSON.stringify(manifest), key)));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the manifest of a backup. @throws DamagedBackup, or Error when the key is not the backup's. */
export async function readManifest(folder: string, key: BackupKey | undefined): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new DamagedBackup(`There is no backup in ${folder}: it has no ${NAME}.`);
  });
  const { seal, ...content } = parsed(text);
  if (typeof content.format === 'number' && content.format > FORMAT)
    throw new Error('The backup was made by a newer Handset. Restore it with that version.');
  requireKey(content.key, key);
  const manifest = manifestSchema.safeParse(content);
  const isEncrypted = content.key !== null;
  if (!manifest.success || seal !== sealOf(JSON.stringify(content), isEncrypted ? key : undefined))
    throw changed();
  // Every byte counts, those that JSON does not look at included.
  if (text !== textOf(content, seal)) throw changed();
  return manifest.data;
}

function parsed(text: string): { seal?: unknown; format?: unknown; key?: unknown } {
  try {
    return z.looseObject({}).parse(JSON.parse(text));
  } catch {
    throw changed();
  }
}

function requireKey(id: unknown, key: BackupKey | undefined): void {
  if (id === null) return;
  if (!key)
    throw new Error('The backup is encrypted. Set HANDSET_BACKUP_KEY to the key that it was made with.');
  if (id !== key.id)
    throw new Error('HANDSET_BACKUP_KEY is not the key that the backup was made with. Nothing was read.');
}

function changed(): DamagedBackup {
  return new DamagedBackup(`The backup is damaged: ${NAME} is not what was written.`);
}

function textOf(content: object, seal: unknown): string {
  return `${JSON.stringify({ ...content, seal }, null, 2)}\n`;
}
