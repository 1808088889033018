import type { Access, Permission } from '@handset/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { HandsetDatabase, ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import type { Session } from '../database/Session.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import type { FormFile, PictureFields } from '../files/readForm.ts';
import type { NetworkPrinters } from '../printers/NetworkPrinters.ts';
import type { HttpError } from './errors.ts';

/**
 * An uploaded file other than a picture. It is read before anything else, and its content replaces it in the
 * body.
 */
export interface Upload {
  field: string;
  read(file: FormFile): Promise<unknown>;
}

/** A parsed request. */
export interface Input<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** Checked and stored, by field; empty unless the route declares `pictures`. */
  pictures: UploadedPictures;
}

type Output<Schema extends z.ZodType | undefined> = Schema extends z.ZodType ? z.output<Schema> : undefined;

interface Declaration<
  Params extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Body extends z.ZodType | undefined,
  Answer extends z.ZodType,
> {
  url: string;
  /** One sentence for the API's documentation. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
}

/** The context of a route outside any one shop. */
export interface ServerContext {
  database: HandsetDatabase;
  storage: FileStorage;
  /** Undefined where the server prints on no printers in its network. */
  networkPrinters: Pick<NetworkPrinters, 'print'> | undefined;
  session: Session | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call of the API with what serves it: the server registers it, the documentation lists it, tests walk the list. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  summary: string;
  access: Access;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  pictures?: PictureFields | undefined;
  upload?: Upload | undefined;
  /** Absent where the answer is not JSON. */
  answer?: z.ZodType | undefined;
  /** The media type of an answer that is a file. */
  file?: string | undefined;
  status: 200 | 201;
  /** Whether it takes an `Idempotency-Key`. */
  isIdempotent: boolean;
  /** Whether the body contains a secret, so that not even a plain hash of it may be stored. */
  isSecret: boolean;
  /** Whether a signed link opens it without a token, for pictures that a page shows by address alone. */
  opensByLink?: boolean | undefined;
  /** The version of a large answer: while it stays the same, the client's own copy serves (304). */
  version?: ((shop: ShopReader) => Promise<string>) | undefined;
  /** The most bytes of its JSON, where the general limit is too small. */
  bodyLimit?: number | undefined;
  /** Requests per minute of one person (or address), where the general limit of its kind does not fit. */
  limit?: { max: number; minutes: number } | undefined;
  /** Slow preparation of a change, such as a password digest: runs before its transaction begins. */
  prepare?: ((input: Input<never, never, never>) => Promise<unknown>) | undefined;
  /** Translates a refusal of the database; undefined leaves the general message. */
  refusal?: ((error: unknown) => HttpError | undefined) | undefined;
  /** Handles a dry run: nothing is written, and no answer is kept. */
  trial?:
    | {
        isAsked(body: never): boolean;
        handle(shop: ShopReader, input: Input<never, never, never>): Promise<unknown>;
      }
    | undefined;
  /** Whether the change leaves a line in the audit log. @default true */
  isAudited?: boolean | undefined;
  /** Whether a suspended shop may make the change. @default false */
  isOpenWhileSuspended?: boolean | undefined;
  work:
    | { kind: 'read'; handle: (shop: ShopReader, input: Input<never, never, never>) => Promise<unknown> }
    | {
        kind: 'write';
        handle: (
          shop: ShopTransaction,
          input: Input<never, never, never> & { prepared: never },
        ) => Promise<unknown>;
      }
    | {
        kind: 'server';
        handle: (server: ServerContext, input: Input<never, never, never>) => Promise<unknown>;
      };
}

/** A GET that answers from one consistent picture of the asking shop. */
export function readRoute<
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
>(
  declaration: Declaration<Params, Query, undefined, Answer> & {
    access: Permission;
    version?: Route['version'];
    handle(
      shop: ShopReader,
      input: Input<Output<Params>, Output<Query>, undefined>,
    ): Promise<z.output<Answer>>;
  },
): Route {
  const { handle, ...rest } = declaration;
  return {
    ...rest,
    method: 'GET',
    status: 200,
    isIdempotent: false,
    isSecret: false,
    work: { kind: 'read', handle },
  };
}

/**
 * A call that changes the asking shop: one transaction holds its effect, its line in the audit log and the answer kept
 * under its `Idempotency-Key`.
 */
export function writeRoute<
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Prepared = undefined,
>(
  declaration: Declaration<Params, undefined, Body, Answer> & {
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    access: Permission;
    /** @default 201 for POST, 200 otherwise */
    status?: 200 | 201;
    pictures?: PictureFields;
    bodyLimit?: number;
    upload?: Upload;
    trial?: {
      isAsked(body: Output<Body>): boolean;
      handle(
        shop: ShopReader,
        input: Input<Output<Params>, undefined, Output<Body>>,
      ): Promise<z.output<Answer>>;
    };
    limit?: Route['limit'];
    isSecret?: boolean;
    prepare?(input: Input<Output<Params>, undefined, Output<Body>>): Promise<Prepared>;
    refusal?: Route['refusal'];
    isAudited?: boolean;
    isOpenWhileSuspended?: boolean;
    handle(
      shop: ShopTransaction,
      input: Input<Output<Params>, undefined, Output<Body>> & { prepared: Prepared },
    ): Promise<z.output<Answer>>;
  },
): Route {
  const { handle, status, isSecret = false, ...rest } = declaration;
  return {
    ...rest,
    status: status ?? (declaration.method === 'POST' ? 201 : 200),
    isIdempotent: true,
    isSecret,
    work: { kind: 'write', handle },
  };
}

/** A call outside any one shop's work: signing in, health, pictures. */
export function serverRoute<
  Answer extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(declaration: {
  method: Route['method'];
  url: string;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  file?: string;
  status?: 200 | 201;
  isIdempotent?: boolean;
  bodyLimit?: number;
  opensByLink?: boolean;
  limit?: Route['limit'];
  handle(
    server: ServerContext,
    input: Input<Output<Params>, Output<Query>, Output<Body>>,
  ): Promise<Answer extends z.ZodType ? z.output<Answer> : unknown>;
}): Route {
  const { handle, status = 200, isIdempotent = false, ...rest } = declaration;
  return { ...rest, status, isIdempotent, isSecret: true, work: { kind: 'server', handle } };
}
