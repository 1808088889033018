import type { BackupKey } from './BackupKey.ts';
import { DamagedBackup } from './DamagedBackup.ts';
import { type Manifest, readManifest } from './Manifest.ts';
import { keptPictures, linesOf } from './pictureList.ts';
import { readSealed, type Sealing } from './sealedFile.ts';

/**
 * Reads a whole backup and verifies every byte. @throws DamagedBackup, or Error when the key is the wrong one
 */
export async function verifyBackup(folder: string, key: BackupKey | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder, key);
  const sealing = sealingOf(folder, manifest, key);
  for (const table of manifest.tables) {
    let rows = 0;
    for await (const _line of linesOf(sealing, table)) rows += 1;
    if (rows !== table.rows)
      throw new DamagedBackup(`The backup is damaged: ${table.file} has ${rows} rows, not ${table.rows}.`);
  }
  let pictures = 0;
  for await (const picture of keptPictures(sealing, manifest)) {
    for await (const _chunk of readSealed(sealing, picture, { compressed: false }));
    pictures += 1;
  }
  if (pictures !== manifest.pictures.count)
    throw new DamagedBackup(
      `The backup is damaged: it has ${pictures} pictures, not ${manifest.pictures.count}.`,
    );
  return manifest;
}

/** Reading options for a backup's files. The key is used only when the backup is encrypted. */
export function sealingOf(folder: string, manifest: Manifest, key: BackupKey | undefined): Sealing {
  return { folder, key: manifest.key === null ? undefined : key };
}
