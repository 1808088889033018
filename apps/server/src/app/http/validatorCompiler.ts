import { fieldRefusals } from '@handset/domain';
import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { NotFound, refusedFields } from '../../base/http/errors.ts';

/** Parses each part of a request by its zod schema, and refuses it in the words of the domain's rules. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const isAddress = httpPart === 'params';
    if (isAddress && holdsNull(data)) return { error: new NotFound() };
    const result = schema.safeParse(httpPart === 'querystring' ? withoutNulls(data) : data);
    if (result.success) return { value: result.data };
    // A malformed identifier names no record.
    return { error: isAddress ? new NotFound() : refusedFields(fieldRefusals(result.error)) };
  };

// PostgreSQL knows no text that holds U+0000. The texts of bodies are cleaned by the rules of the domain.
const NULLS = /\0/g;

function holdsNull(params: unknown): boolean {
  return Object.values(params ?? {}).some((value) => typeof value === 'string' && value.includes('\0'));
}

function withoutNulls(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(NULLS, '') : value,
    ]),
  );
}
