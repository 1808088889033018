import { ApiError } from '@handset/api-client';
import { onDisk } from '../database/database.ts';
import { locks } from '../database/TabLocks.ts';
import { changeDraft } from '../drafts/drafts.ts';
import { clientOf } from '../session/client.ts';
import { session } from '../session/useSession.ts';
import { Outbox } from './Outbox.ts';

const boxes = new Map<string, Outbox>();

/** Outbox of a user on this device. One instance per tab. */
export function outboxOf(userId: string): Outbox {
  const known = boxes.get(userId);
  if (known) return known;
  const { transport } = clientOf(userId);
  const outbox = new Outbox({
    userId,
    onDisk,
    send: async ({ work, submission, draftId }) => {
      const { sendWork } = await import('./sendWork.ts').catch(unsent);
      const document = await sendWork(transport, work, submission);
      if (draftId) await changeDraft(userId, draftId, { state: 'done', values: null, document });
    },
    maySend: () => navigator.onLine && session.get().user?._id === userId,
    alone: (task) => locks.request(`handset-outbox/${userId}`, task),
  });
  boxes.set(userId, outbox);
  return outbox;
}

/** The code that sends an entry is loaded with the first. Where it does not come, the entry waits as it does without a network. */
function unsent(cause: unknown): never {
  throw new ApiError('The code to send it could not be loaded', {
    status: 0,
    code: 'network',
    isNetwork: true,
    cause,
  });
}
