import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, Refused } from '../http/errors.ts';
import type { PictureFields } from '../http/route.ts';

const MB = 1024 * 1024;
/** What a form may weigh: each file, and all of it. */
export const FORM_LIMITS = { fileBytes: 8 * MB, formBytes: 40 * MB, files: 10, fields: 100, fieldBytes: MB };

/** What the folders of forms begin with. */
const PREFIX = 'form-';

/** A file of a form, unopened, until the request is answered. */
export interface FormFile {
  field: string;
  /** Where its bytes lie meanwhile. */
  path: string;
  /** How many they are. */
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
    throw isUnreadable(error)
      ? new HttpError(400, 'malformed', 'The form could not be read: it ends too early, or is none')
      : error;
  }
}

/** What the parser of forms throws carries nothing but words. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof HttpError) && !('code' in error);
}

/** Removes uploads of requests that a server never finished, since so old ones are of none that is under way. */
export async function forgetUploads(folder: string, olderThan: number): Promise<void> {
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
  let refusal: HttpError | undefined;
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname in fields)
        refusal ??= new HttpError(400, 'malformed', `The field ${part.fieldname} is sent twice`);
      if (part.valueTruncated) refusal ??= tooLarge(part.fieldname, 'This field is too long');
      fields[part.fieldname] = part.value;
      continue;
    }
    const path = join(folder, String(files.length));
    const { bytes, sha256 } = await keep(part.file, refusal ? undefined : path, (length) => {
      total += length;
      if (total <= FORM_LIMITS.formBytes) return;
      const message = `All pictures together may be at most ${FORM_LIMITS.formBytes / MB} MB`;
      throw tooLarge(part.fieldname, message);
    });
    if (part.file.truncated) {
      const message = `This file is too large: at most ${FORM_LIMITS.fileBytes / MB} MB each`;
      refusal ??= tooLarge(part.fieldname, message);
    }
    if (refusal) continue;
    if (bytes === 0 && part.filename === '') continue; // a file input left empty
    files.push({ field: part.fieldname, path, bytes, sha256 });
    refusal = misplaced(part.fieldname, files, allowed);
  }
  if (refusal) throw refusal;
  return { fields, files };
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
  if (most === 0)
    return new Refused('This form takes no such picture', { [field]: 'This field is not known' });
  if (files.filter((file) => file.field === field).length <= most) return undefined;
  const message = `At most ${most} ${most === 1 ? 'picture' : 'pictures'} here`;
  return new Refused(message, { [field]: message });
}

function tooLarge(field: string, message: string): HttpError {
  return new HttpError(413, 'too-large', message, { fields: { [field]: message } });
}
