import { ApiError } from '@handset/api-client';
import type { NewEntry } from './entry.ts';
import type { Outbox } from './Outbox.ts';

/** Says that something was not sent, but kept on this device until it can be. */
export const KEPT = Symbol('kept');

/**
 * Sends what was recorded; without a network, or behind what waits already, it is kept on this device and sent in its turn.
 * @throws ApiError of the server's refusal, or `unkept` where the browser keeps nothing
 */
export async function sendOrKeep<Answer>(
  outbox: Outbox,
  entry: NewEntry,
  send: () => Promise<Answer>,
): Promise<Answer | typeof KEPT> {
  const hasWaiting = await outbox.hasWaiting().catch(() => false);
  if (!navigator.onLine || hasWaiting) return keep(outbox, entry);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.isNetwork)) throw error;
    return keep(outbox, { ...entry, isTried: true });
  }
}

async function keep(outbox: Outbox, entry: NewEntry): Promise<typeof KEPT> {
  try {
    await outbox.add(entry);
  } catch (cause) {
    throw new ApiError('This browser keeps nothing', { status: 0, code: 'unkept', cause });
  }
  // Asks the browser not to clear it when the disk fills; it may say no.
  void navigator.storage?.persist?.();
  return KEPT;
}
