import { newSubmission, type Submission } from '@handset/api-client';
import { useStored, withDatabase } from '../../../kit/database/database.ts';
import { disk } from '../../../kit/database/HandsetDatabase.ts';
import type { StoredParking } from '../../../kit/database/StoredParking.ts';
import { useUser } from '../../../kit/session/useSession.ts';

/** Notes that the server may have a parked copy of a sale of this device, changed last at this moment. */
export async function noteParking(userId: string, id: string, changedAt?: number): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.parkings, async () => {
      const before = await database.parkings.get([userId, id]);
      const sent = changedAt === undefined ? undefined : [...new Set(before?.sent).add(changedAt)];
      const isInMemory = database !== disk && !disk.isOpen();
      await database.parkings.put({ userId, id, sent, isInMemory });
    }),
  );
}

/** The key under which a copy is taken back: the same until an answer comes. */
export function keyOfTaking(userId: string, id: string): Promise<Submission> {
  return withDatabase((database) =>
    database.transaction('rw', database.parkings, async () => {
      const note = await database.parkings.get([userId, id]);
      const taking = note?.taking ?? newSubmission();
      await database.parkings.update([userId, id], { taking });
      return taking;
    }),
  );
}

/** Forgets that the server may have one: it has no copy any more. */
export function forgetParking(userId: string, id: string): Promise<void> {
  return withDatabase(({ parkings }) => parkings.delete([userId, id]));
}

/** The note that the server may have one. */
export async function readParking(userId: string, id: string): Promise<StoredParking | undefined> {
  return withDatabase(({ parkings }) => parkings.get([userId, id]));
}

const none: readonly string[] = [];

/** The ids of sales of this device that the server may have a parked copy of; undefined until they have been read. */
export function useParkings(): readonly string[] | undefined {
  const { _id: userId } = useUser();
  return useStored(
    async ({ parkings }) => (await parkings.where({ userId }).toArray()).map(({ id }) => id),
    [userId],
    none,
  );
}
