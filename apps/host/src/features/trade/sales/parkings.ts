import { useStored, withDatabase } from '../../../kit/database/database.ts';
import { useUser } from '../../../kit/session/useSession.ts';

/** Notes that the server may have a parked copy of a sale of this device. */
export async function noteParking(userId: string, id: string): Promise<void> {
  await withDatabase(({ parkings }) => parkings.put({ userId, id }));
}

/** Forgets that the server may have one: it alone has the sale now, or has no copy any more. */
export function forgetParking(userId: string, id: string): Promise<void> {
  return withDatabase(({ parkings }) => parkings.delete([userId, id]));
}

/** Whether the server may have one. */
export async function mayBeParked(userId: string, id: string): Promise<boolean> {
  return withDatabase(async ({ parkings }) => (await parkings.get([userId, id])) !== undefined);
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
