import { createHash, createHmac } from 'node:crypto';
import { refusal } from '@handset/domain';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { HttpError, Malformed } from './errors.ts';

/** A submission's identity: its key, and a digest of its content. */
export interface Submission {
  key: string;
  route: string;
  requestHash: string;
}

/** An answer as it was given. */
export interface KeptAnswer {
  status: number;
  response: string;
}

/** The text that an answer is kept as: the JSON that was sent, without links. */
export function encodeKept(schema: z.ZodType | undefined, answer: unknown): string {
  return JSON.stringify(schema ? z.encode(schema, answer) : answer);
}

/** The answer that was kept as this text. */
export function decodeKept(schema: z.ZodType | undefined, text: string): unknown {
  const json: unknown = JSON.parse(text);
  return schema ? z.decode(schema, json) : json;
}

const VISIBLE = /^[\x21-\x7e]{8,200}$/;

/** The idempotency key of a request, if any. @throws HttpError 400 when it is invalid */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !VISIBLE.test(header)) throw new Malformed('key-malformed');
  return header;
}

/**
 * A digest of a request that ignores the order of its fields. With `secret`, nobody else can recompute it.
 */
export function requestHash(said: unknown, secret?: string): string {
  const hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  return hash.update(JSON.stringify(said, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The answer that this submission got before. @throws HttpError 422 when its key was used for something else. */
export async function answerGiven(shop: ShopReader, submission: Submission): Promise<KeptAnswer | undefined> {
  const given = await shop
    .selectFrom('idempotency_keys')
    .select(['user_id', 'route', 'request_hash', 'status', 'response'])
    .where('key', '=', submission.key)
    .executeTakeFirst();
  return given && same(given, shop.session.userId, submission);
}

/** The same for requests outside a shop, whose keys belong to the user. */
export async function answerGivenTo(
  db: Transaction<Database>,
  userId: string,
  submission: Submission,
): Promise<KeptAnswer | undefined> {
  const given = await db
    .selectFrom('user_keys')
    .select(['user_id', 'route', 'request_hash', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', submission.key)
    .executeTakeFirst();
  return given && same(given, userId, submission);
}

function same<Given extends { user_id: string; route: string; request_hash: string }>(
  given: Given,
  userId: string,
  { route, requestHash: hash }: Submission,
): Given {
  if (given.user_id === userId && given.route === route && given.request_hash === hash) return given;
  throw new HttpError(422, 'key-reused', refusal('key-reused'));
}

/** Stores the answer in the same transaction as its effect. */
export async function keepAnswer(
  shop: ShopTransaction,
  { key, route, requestHash: hash }: Submission,
  answer: KeptAnswer,
): Promise<void> {
  await shop
    .insertInto('idempotency_keys')
    .values({
      key,
      route,
      request_hash: hash,
      user_id: shop.session.userId,
      ...answer,
      created_at: shop.now,
    })
    .execute();
}

/** The same for requests outside a shop. */
export async function keepAnswerOf(
  db: Transaction<Database>,
  userId: string,
  { key, route, requestHash: hash }: Submission,
  answer: KeptAnswer,
  now: number,
): Promise<void> {
  await db
    .insertInto('user_keys')
    .values({ user_id: userId, key, route, request_hash: hash, ...answer, created_at: now })
    .execute();
}
