import { ApiError } from '@handset/api-client';
import { inTime, MAX_SILENCE } from '../database/inTime.ts';
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
  const hasWaiting = await inTime(outbox.hasWaiting(), false, MAX_SILENCE).catch(() => false);
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
  let isStored: boolean;
  try {
    isStored = await inTime(
      outbox.add(entry).then(() => true),
      false,
      MAX_SILENCE,
    );
  } catch (cause) {
    throw new ApiError('This browser keeps nothing', { status: 0, code: 'unkept', cause });
  }
  // It may yet be stored and sent: the form sends the same again.
  if (!isStored)
    throw new ApiError('The browser does not answer', { status: 0, code: 'timeout', isNetwork: true });
  // Asks the browser not to clear it when the disk fills; it may say no.
  void navigator.storage?.persist?.();
  return QUEUED;
}
