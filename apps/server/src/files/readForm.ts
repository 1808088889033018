import { createHash } from 'node:crypto';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, Refused } from '../http/errors.ts';
import type { PictureFields } from '../http/route.ts';

const MB = 1024 * 1024;
/** What a form may weigh: each file, and all of it. */
export const FORM_LIMITS = { fileBytes: 8 * MB, formBytes: 40 * MB, files: 10, fields: 100, fieldBytes: MB };

/** A file of a form, unopened. */
export interface FormFile {
  field: string;
  bytes: Buffer;
  sha256: string;
}

/** A multipart form, read whole. */
export interface Form {
  fields: Record<string, unknown>;
  files: FormFile[];
}

/**
 * Reads a multipart form into text fields and files. A form that breaks a limit is read to its end first, up to the
 * limit of the whole, so that the browser gets to see the answer instead of a broken connection.
 */
export async function readForm(request: FastifyRequest, allowed: PictureFields): Promise<Form> {
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
    const hash = createHash('sha256');
    let chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > FORM_LIMITS.formBytes)
        throw tooLarge(
          part.fieldname,
          `All pictures together may be at most ${FORM_LIMITS.formBytes / MB} MB`,
        );
      if (refusal) continue;
      hash.update(chunk);
      chunks.push(chunk);
    }
    if (part.file.truncated) {
      refusal ??= tooLarge(
        part.fieldname,
        `This picture is too large: at most ${FORM_LIMITS.fileBytes / MB} MB each`,
      );
      chunks = [];
    }
    if (refusal) continue;
    const bytes = Buffer.concat(chunks);
    if (bytes.length === 0 && part.filename === '') continue; // a file input left empty
    files.push({ field: part.fieldname, bytes, sha256: hash.digest('hex') });
    refusal = misplaced(part.fieldname, files, allowed);
  }
  if (refusal) throw refusal;
  return { fields, files };
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
