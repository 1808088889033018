import { cleanText } from '@handset/domain';
import type { FastifyRequest } from 'fastify';

/** From where a request came, as it is written down beside what it did. */
export interface Caller {
  requestId: string;
  ip?: string | undefined;
  /** What the browser calls itself. */
  device?: string | undefined;
}

const LONGEST_DEVICE = 200;

/** Who calls, as far as the line tells. */
export function callerOf({ id, ip, headers }: FastifyRequest): Caller {
  const device = cleanText(headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);
  return { requestId: id, ip, device: device === '' ? undefined : device };
}
