import type { Session } from '@handset/domain';
import { malformed } from './transport.ts';

/**
 * Reads the session from an answer. Checks it strictly, since it is stored and trusted from then on.
 * @throws ApiError `malformed`
 */
export function sessionOf(answer: unknown): Session {
  const { token, user } = fieldsOf(answer);
  const { _id, username, role } = fieldsOf(user);
  if (![token, _id, username, role].every(isText)) throw malformed(200);
  return answer as Session;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
