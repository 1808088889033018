import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { disk, HandsetDatabase } from './HandsetDatabase.ts';
import { inTime, MAX_SILENCE } from './inTime.ts';

const SILENCE = Symbol('no answer');

const listeners = new Set<() => void>();
let current = disk;
/** Resolves once it is known which database serves. */
let chosen = open();
let leaving: Promise<void> | undefined;

async function open(): Promise<void> {
  const opening = disk.open();
  const isOpen = await inTime(
    opening.then(() => true),
    false,
  ).catch(() => false);
  if (isOpen) return;
  await moveTo(await inMemory());
  void opening.then(
    () => {
      // Writes wait for the move, or they would stay behind in memory.
      chosen = moveTo(disk).catch((error) =>
        console.error('The browser cannot take over what was typed', error),
      );
    },
    () => {},
  );
}

/** Goes on in memory. Writes that fail together move together. */
function leaveDisk(): Promise<void> {
  leaving ??= inMemory()
    .then(moveTo)
    .catch((error) => {
      // Its code could not be loaded: the next write tries again.
      leaving = undefined;
      throw error;
    });
  chosen = leaving.catch(() => {});
  return leaving;
}

/** Dexie on an IndexedDB of plain JavaScript, so that forms work alike in a browser that keeps nothing. */
async function inMemory(): Promise<HandsetDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  return new HandsetDatabase('handset-in-memory', { indexedDB: new IDBFactory(), IDBKeyRange });
}

async function moveTo(next: HandsetDatabase): Promise<void> {
  const drafts = await inTime(current.drafts.toArray(), []).catch(() => []);
  await next.drafts.bulkPut(drafts);
  const parkings = await inTime(current.parkings.toArray(), []).catch(() => []);
  await next.parkings.bulkPut(parkings.map(({ isInMemory: _, ...note }) => note));
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Reads or writes the browser's database. If the browser refuses, as it does when the disk is full, or does not answer, a copy in memory
 * serves until the page closes.
 */
export async function withDatabase<Result>(
  run: (database: HandsetDatabase) => PromiseLike<Result>,
): Promise<Result> {
  await chosen;
  if (current !== disk) return run(current);
  try {
    const result = await inTime(run(disk), SILENCE, MAX_SILENCE);
    if (result === SILENCE) throw new Error('It does not answer');
    return result as Result;
  } catch (error) {
    console.error('The browser does not keep what is typed', error);
    await leaveDisk();
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
  await chosen;
  if (!disk.isOpen()) throw new Error('The browser keeps nothing');
  return run(disk);
}

/**
 * The result of a query, kept up to date with the changes of all tabs; undefined until it is known.
 * @param unreadable the result if the database cannot be read
 */
export function useStored<Result>(
  query: (database: HandsetDatabase) => PromiseLike<Result>,
  dependencies: readonly unknown[],
  unreadable?: Result,
): Result | undefined {
  const database = useSyncExternalStore(subscribe, () => current);
  return useQuery(database, query, dependencies, unreadable);
}

/** Like `useStored`, but from disk whenever it is open. */
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
  unreadable?: Result,
): Result | undefined {
  return useLiveQuery(async () => {
    try {
      return await query(database);
    } catch (error) {
      // The database in memory takes over where writes fail as well.
      console.error('The browser cannot read what it keeps', error);
      return unreadable;
    }
  }, [database, ...dependencies]);
}

/** Whether the browser keeps what is typed beyond this page. */
export function isKept(): boolean {
  return current === disk;
}

/** Like `isKept`, kept up to date. */
export function useIsKept(): boolean {
  return useSyncExternalStore(subscribe, isKept);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
