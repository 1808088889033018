import type * as z from 'zod';
import type { Permission } from '../../access/roles.ts';

/** Permitted callers: everybody, anybody signed in, or the roles that carry a permission. */
export type Access = 'public' | 'signed-in' | Permission;

/** A call of the API, declared once: the server serves it, the client makes it, the documentation lists it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The address, with its parameters as `:id`. */
  readonly url: `/api/${string}`;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** The calls of one area. */
export type Calls = Readonly<Record<string, Call>>;
