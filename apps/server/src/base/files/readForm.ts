import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {} from '@fastify/multipart';
import { nestsTooDeep, type Refusal, refusal } from '@handset/domain';
import type { FastifyRequest } from 'fastify';
import { HttpError, Malformed, Refused } from '../http/errors.ts';

/** The picture fields of a multipart form, and how many pictures each takes. */
export type PictureFields = Record<string, number>;

const MB = 1024 * 1024;
/** Size limits of a form: per file and in total. */
export const FORM_LIMITS = { fileBytes: 8 * MB, formBytes: 40 * MB, files: 10, fields: 100, fieldBytes: MB };

/** Prefix of the folders of forms. */
const PREFIX = 'form-';

/** A file of a form, unopened, until the request is answered. */
export interface FormFile {
  field: string;
  /** Path of the stored bytes. */
  path: string;
  /** Size in bytes. */
  bytes: number;
  sha256: string;
}

/** A multipart form, read whole. */
export interface Form {
  fields: Record<string, unknown>;
  files: FormFile[];
  /** Forgets the files. */
  discard(): Promise<void>;
}

/**
 * Reads a multipart form into text fields and files; the files wait in `folder`, so that uploads take no memory. A form
 * that breaks a limit is read to its end first, up to the limit of the whole, so that the browser gets to see the answer
 * instead of a broken connection.
 */
export async function readForm(
  request: FastifyRequest,
  allowed: PictureFields,
  folder: string,
): Promise<Form> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, PREFIX));
  const discard = () => rm(own, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, allowed, own)), discard };
  } catch (error) {
    await discard();
    throw isUnreadable(error) ? new Malformed('form-unreadable') : error;
  }
}

/** Recognises errors of the form parser, which carry only a message. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof HttpError) && !('code' in error);
}

/** Removes uploads of requests that a server never finished, since so old ones are of none that is under way. */
export async function deleteOldUploads(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((it) => it.startsWith(PREFIX))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < olderThan) await rm(path, { recursive: true, force: true });
  }
}

async function readParts(
  request: FastifyRequest,
  allowed: PictureFields,
  folder: string,
): Promise<Omit<Form, 'discard'>> {
  const fields: Record<string, unknown> = Object.create(null);
  const files: FormFile[] = [];
  let refused: HttpError | undefined;
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname in fields) refused ??= new Malformed('field-sent-twice', { field: part.fieldname });
      if (part.valueTruncated) refused ??= tooLarge(part.fieldname, refusal('field-too-long'));
      if (isDeepJson(part.value)) refused ??= new Malformed('request-too-deep');
      fields[part.fieldname] = part.value;
      continue;
    }
    const path = join(folder, String(files.length));
    const { bytes, sha256 } = await keep(part.file, refused ? undefined : path, (length) => {
      total += length;
      if (total <= FORM_LIMITS.formBytes) return;
      const megabytes = FORM_LIMITS.formBytes / MB;
      throw tooLarge(part.fieldname, refusal('pictures-too-large', { megabytes }));
    });
    if (part.file.truncated) {
      const megabytes = FORM_LIMITS.fileBytes / MB;
      refused ??= tooLarge(part.fieldname, refusal('picture-too-large', { megabytes }));
    }
    if (refused) continue;
    if (bytes === 0 && part.filename === '') continue; // a file input left empty
    files.push({ field: part.fieldname, path, bytes, sha256 });
    refused = misplaced(part.fieldname, files, allowed);
  }
  if (refused) throw refused;
  return { fields, files };
}

/** A note that merely begins with many brackets is text. */
function isDeepJson(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value) || !nestsTooDeep(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a part to its end, and keeps it under `path`, if one is given. */
async function keep(
  part: AsyncIterable<Buffer>,
  path: string | undefined,
  count: (length: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  // A part that was left empty may be followed by another under the same name.
  const file = path === undefined ? undefined : await open(path, 'w', 0o600);
  try {
    for await (const chunk of part) {
      count(chunk.length);
      if (!file) continue;
      hash.update(chunk);
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
  } finally {
    await file?.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

function misplaced(field: string, files: FormFile[], allowed: PictureFields): HttpError | undefined {
  const most = Object.hasOwn(allowed, field) ? (allowed[field] ?? 0) : 0;
  if (most === 0) return new Refused('picture-not-taken').naming({ [field]: refusal('unknown') });
  if (files.filter((file) => file.field === field).length <= most) return undefined;
  return new Refused('pictures-too-many', { most }).at(field);
}

function tooLarge(field: string, why: Refusal): HttpError {
  return new HttpError(413, 'too-large', why).at(field);
}
