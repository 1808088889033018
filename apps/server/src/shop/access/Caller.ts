import { cleanText } from '@handset/domain';
import type { FastifyRequest } from 'fastify';

/** Origin of a request, as logged with its effects. */
export interface Caller {
  requestId: string;
  ip?: string | undefined;
  /** The browser's user agent. */
  device?: string | undefined;
}

const MAX_DEVICE_LENGTH = 200;

/** Identifies the caller from the request. */
export function callerOf({ id, ip, headers }: FastifyRequest): Caller {
  const device = cleanText(headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH);
  return { requestId: id, ip, device: device === '' ? undefined : device };
}
