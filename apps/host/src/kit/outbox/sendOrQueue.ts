import { ApiError } from '@handset/api-client';
import type { NewEntry } from './entry.ts';
import type { Outbox } from './Outbox.ts';

/** Returned when an entry was not sent, but stored on this device to be sent later. */
export const QUEUED = Symbol('kept');

/**
 * Sends an entry. When offline, or when others are waiting, it is stored on this device and sent in turn.
 * @throws ApiError of the server's refusal, or `unkept` when the browser cannot store it
 */
export async function sendOrQueue<Answer>(
  outbox: Outbox,
  entry: NewEntry,
  send: () => Promise<Answer>,
): Promise<Answer | typeof QUEUED> {
  const hasWaiting = await outbox.hasWaiting().catch(() => false);
  if (!navigator.onLine || hasWaiting) return keep(outbox, entry);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.isNetwork)) throw error;
    if (error.isUnsent) return keep(outbox, entry);
    // The form keeps an entry that cannot be stored: it may have arrived.
    return keep(outbox, { ...entry, isTried: true }).catch(() => Promise.reject(error));
  }
}

async function keep(outbox: Outbox, entry: NewEntry): Promise<typeof QUEUED> {
  try {
    await outbox.add(entry);
  } catch (cause) {
    throw new ApiError('This browser keeps nothing', { status: 0, code: 'unkept', cause });
  }
  // Asks the browser not to clear it when the disk fills; it may say no.
  void navigator.storage?.persist?.();
  return QUEUED;
}
