import { resolve } from 'node:path';
import * as z from 'zod';
import type { S3Settings } from '../base/files/s3Storage.ts';
import { SECRET_LENGTH } from '../base/files/secretOf.ts';
import { isBackupKey } from './backup/BackupKey.ts';

/** Location of the built host app in this repository. */
const HOST_FOLDER = resolve(import.meta.dirname, '../../../host/dist');

const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().refine(isOrigin, 'must be exact origins, such as https://shop.example')));

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** A bucket for the pictures instead of a folder: all of these or none. */
const bucketSchema = z.object({
  HANDSET_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .refine((text) => !/[?#]/.test(text), 'must end with a host or a path')
    .optional(),
  HANDSET_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  HANDSET_S3_REGION: z.string().min(1).max(100).optional(),
  HANDSET_S3_ACCESS_KEY_ID: z.string().min(1).max(500).optional(),
  HANDSET_S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional(),
});

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The folder of the embedded database and the pictures. */
  HANDSET_DATA: z.string().min(1).default('./data'),
  /** A PostgreSQL to use instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** The folder of the built host app. */
  HANDSET_HOST: z.string().min(1).default(HOST_FOLDER),
  /** Sites, besides this one, whose pages may call the API: exact origins, divided by commas. */
  HANDSET_ALLOWED_ORIGINS: origins,
  /** APIs, besides this server's, that the host app may call: exact origins, divided by commas. */
  HANDSET_CONNECT_ORIGINS: origins,
  /** Proxies in front of this server, by address, divided by commas. */
  HANDSET_TRUSTED_PROXIES: z.string().optional(),
  /** By how much every rate limit is widened. */
  HANDSET_RATE_FACTOR: z.coerce.number().positive().default(1),
  HANDSET_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** Signs the links to pictures; servers on one database share it. */
  HANDSET_SECRET: z
    .string()
    .min(SECRET_LENGTH, `must be ${SECRET_LENGTH} characters or more; without it the server makes one`)
    .max(1000)
    .optional(),
  /** Whether shops print on printers in this server's network. Defaults to `on` with the embedded database. */
  HANDSET_NETWORK_PRINTERS: z.enum(['on', 'off']).optional(),
  /** Limit for all pictures of one shop, in megabytes. */
  HANDSET_SHOP_PICTURES_MB: z.coerce.number().int().positive().max(100_000_000).default(5120),
  ...bucketSchema.shape,
  /** Folder of backups, or `off` for no automatic ones. Defaults to `backups` in the data folder. */
  HANDSET_BACKUPS: z.string().min(1).optional(),
  /** The hour of the server's day after which the daily backup is taken. */
  HANDSET_BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  /** Encryption key for backups. */
  HANDSET_BACKUP_KEY: z
    .string()
    .refine(
      isBackupKey,
      'must be 32 bytes in base64 (44 characters) or hexadecimal (64), as `openssl rand -base64 32` makes them',
    )
    .optional(),
});

/** Settings of this server, read from its environment. */
export type Settings = z.output<typeof settingsSchema>;

/** The bucket that the settings name, if they name one. @throws Error naming the first variable that is missing. */
export function bucketOf(settings: z.output<typeof bucketSchema>): S3Settings | undefined {
  const names = Object.keys(bucketSchema.shape) as (keyof typeof bucketSchema.shape)[];
  const given = (name: (typeof names)[number]): string => {
    const value = settings[name];
    if (value === undefined)
      throw new Error(`The setting ${name} is missing: the HANDSET_S3_ settings belong together.`);
    return value;
  };
  if (names.every((name) => settings[name] === undefined)) return undefined;
  return {
    endpoint: given('HANDSET_S3_ENDPOINT'),
    bucket: given('HANDSET_S3_BUCKET'),
    region: given('HANDSET_S3_REGION'),
    accessKeyId: given('HANDSET_S3_ACCESS_KEY_ID'),
    secretAccessKey: given('HANDSET_S3_SECRET_ACCESS_KEY'),
  };
}

/** Reads the environment. @throws Error with one sentence that names the first variable at fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) {
    bucketOf(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`);
}
