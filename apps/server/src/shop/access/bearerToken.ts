import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer …` header, the only accepted place. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}
