import { fieldErrors } from '@handset/domain';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { NotFound, refusedFields } from './errors.ts';

/** Parses each part of a request by its zod schema, and refuses it in the words of the domain's rules. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // What is no identifier names no record.
    return { error: httpPart === 'params' ? new NotFound() : refusedFields(fieldErrors(result.error)) };
  };
