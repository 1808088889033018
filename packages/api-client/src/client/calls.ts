import { type AnswerShape, fromWire } from '../wire/money.ts';
import type { Submission } from './Submission.ts';
import type { Query, Transport } from './transport.ts';

/** An address with its parameters encoded: path`api/sale/${id}`. */
export function path(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));
}

/** Asks for an answer; its amounts come in minor units. */
export async function read<Answer>(
  transport: Transport,
  shape: AnswerShape<Answer>,
  address: string,
  query?: Query,
): Promise<Answer> {
  return fromWire<Answer>(await transport.get(address, query), shape);
}

/** What a change is, and how it goes out. */
interface Change {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** As it travels: amounts in rupees. */
  body?: object | FormData | undefined;
}

/** Sends a change and gives its answer, with amounts in minor units. */
export async function write<Answer>(
  transport: Transport,
  shape: AnswerShape<Answer>,
  change: Change,
  submission: Submission,
): Promise<Answer> {
  return fromWire<Answer>(await transport.send(change.method, change.path, change.body, submission), shape);
}
