import type { Locale } from '@handset/domain';
import type { FastifyRequest } from 'fastify';

/** The language that a request asks for. */
export function localeOf({ headers }: FastifyRequest): Locale {
  return headers['accept-language']?.startsWith('ur') ? 'ur' : 'en';
}
