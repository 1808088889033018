import { resolve } from 'node:path';
import { z } from 'zod';

/** Where the built host app lies in this repository. */
const HOST_FOLDER = resolve(import.meta.dirname, '../../host/dist');

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
});

/** How this server runs, by its environment. */
export type Settings = z.output<typeof settingsSchema>;

/** Reads the environment. @throws Error with one sentence that names the first variable at fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`);
}
