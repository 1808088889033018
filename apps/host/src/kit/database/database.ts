import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { disk, HandsetDatabase } from './HandsetDatabase.ts';
import { inTime } from './inTime.ts';

const listeners = new Set<() => void>();
let current = disk;
const opened = open();

async function open(): Promise<void> {
  const opening = disk.open();
  const isOpen = await inTime(
    opening.then(() => true),
    false,
  ).catch(() => false);
  if (isOpen) return;
  await moveTo(await inMemory());
  void opening.then(
    () => moveTo(disk),
    () => {},
  );
}

/** Dexie on an IndexedDB of plain JavaScript, so that forms work alike in a browser that keeps nothing. */
async function inMemory(): Promise<HandsetDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  return new HandsetDatabase('handset-in-memory', { indexedDB: new IDBFactory(), IDBKeyRange });
}

async function moveTo(next: HandsetDatabase): Promise<void> {
  const drafts = await inTime(current.drafts.toArray(), []).catch(() => []);
  await next.drafts.bulkPut(drafts);
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Reads or writes the browser's database. If the browser refuses, as it does when the disk is full, a copy in memory serves until the page
 * closes.
 */
export async function withDatabase<Result>(
  run: (database: HandsetDatabase) => PromiseLike<Result>,
): Promise<Result> {
  await opened;
  try {
    return await run(current);
  } catch (error) {
    if (current !== disk) throw error;
    console.error('The browser does not keep what is typed', error);
    await moveTo(await inMemory());
    return run(current);
  }
}

/**
 * Reads or writes what must outlive the page, even where a copy in memory serves the forms because the disk is full.
 *
 * @throws if the browser keeps nothing
 */
export async function onDisk<Result>(
  run: (database: HandsetDatabase) => PromiseLike<Result>,
): Promise<Result> {
  await opened;
  if (!disk.isOpen()) throw new Error('The browser keeps nothing');
  return run(disk);
}

/** The result of a query, kept up to date with the changes of all tabs; undefined until it is known. */
export function useStored<Result>(
  query: (database: HandsetDatabase) => PromiseLike<Result>,
  dependencies: readonly unknown[],
): Result | undefined {
  const database = useSyncExternalStore(subscribe, () => current);
  return useQuery(database, query, dependencies);
}

/** The same of what is on disk, even where a copy in memory serves the forms. */
export function useStoredOnDisk<Result>(
  query: (database: HandsetDatabase) => PromiseLike<Result>,
  dependencies: readonly unknown[],
): Result | undefined {
  const database = useSyncExternalStore(subscribe, () => (disk.isOpen() ? disk : current));
  return useQuery(database, query, dependencies);
}

function useQuery<Result>(
  database: HandsetDatabase,
  query: (database: HandsetDatabase) => PromiseLike<Result>,
  dependencies: readonly unknown[],
): Result | undefined {
  return useLiveQuery(async () => {
    try {
      return await query(database);
    } catch {
      // The database in memory takes over.
      return undefined;
    }
  }, [database, ...dependencies]);
}

/** Whether the browser keeps what is typed beyond this page. */
export function isKept(): boolean {
  return current === disk;
}

/** The same, kept up to date. */
export function useIsKept(): boolean {
  return useSyncExternalStore(subscribe, isKept);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
