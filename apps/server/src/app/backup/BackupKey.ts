import { createHash, createHmac } from 'node:crypto';

/** The key that backups are encrypted with: 32 bytes, and a name for them that gives nothing away. */
export interface BackupKey {
  readonly bytes: Buffer;
  /** The same for the same key, so that a wrong one is known before anything is decrypted. */
  readonly id: string;
}

const HEXADECIMAL = /^[0-9a-f]{64}$/i;
const BASE64 = /^[\w+/-]{43}=?$/;

/** Whether a text is a key: 32 bytes in base64 or hexadecimal digits. */
export function isBackupKey(text: string): boolean {
  return HEXADECIMAL.test(text) || BASE64.test(text);
}

/** The key that the setting HANDSET_BACKUP_KEY holds, if it holds one. */
export function backupKey(text: string | undefined): BackupKey | undefined {
  if (text === undefined) return undefined;
  const bytes = HEXADECIMAL.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  const id = createHmac('sha256', bytes)
    .update('the name of a Handset backup key')
    .digest('hex')
    .slice(0, 16);
  return { bytes, id };
}

/** Proof that a text is unchanged: an HMAC with a key, otherwise a checksum. */
export function sealOf(text: string, key: BackupKey | undefined): string {
  const seal = key ? createHmac('sha256', key.bytes) : createHash('sha256');
  return seal.update(text).digest('hex');
}
