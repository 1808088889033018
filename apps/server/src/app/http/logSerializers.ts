import type { FastifyRequest } from 'fastify';

/** Log serializers. They omit the query, which may hold a link's signature or a customer's number. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: url.replace(/\?.*$/s, ''),
    remoteAddress: ip,
  }),
};
