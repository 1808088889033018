import { useStored, withDatabase } from '../../../kit/database/database.ts';
import type { StoredParking } from '../../../kit/database/StoredParking.ts';
import { useUser } from '../../../kit/session/useSession.ts';

/** Notes that the server may have a parked copy of a sale of this device, changed last at this moment. */
export async function noteParking(userId: string, id: string, changedAt?: number): Promise<void> {
  await withDatabase(({ parkings }) => parkings.put({ userId, id, changedAt }));
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
