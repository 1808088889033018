import type { FastifyRequest } from 'fastify';

/** What a log tells of a request: not its query, which may hold a link's signature or the number that somebody looks for. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: url.replace(/\?.*$/s, ''),
    remoteAddress: ip,
  }),
};
