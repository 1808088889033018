import { promisifyRequest } from 'idb-keyval';
import type { Entry, NewEntry } from './entry.ts';

/**
 * Storage for waiting entries across reloads, crashes and closed tabs. Every method rejects when the browser
 * cannot store anything.
 */
export interface OutboxStore {
  /** Appends an entry to the queue. An entry of the same submission is replaced in place. */
  add(entry: NewEntry): Promise<void>;
  /** A user's entries, in the order in which they were recorded. */
  of(userId: string): Promise<Entry[]>;
  /** Stores the state of an entry, unless it was deleted. */
  change(id: number, change: Partial<Pick<Entry, 'isTried' | 'failures' | 'refusal'>>): Promise<void>;
  remove(id: number): Promise<void>;
}

type Stored = Omit<Entry, 'id'>;

const TABLE = 'entries';

/** The queue in a browser database. Resolved additions are on disk. */
export function createOutboxStore(name = 'handset-outbox'): OutboxStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { autoIncrement: true });
    return promisifyRequest(request);
  }

  async function within<Result>(
    mode: IDBTransactionMode,
    run: (table: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    opening ??= open();
    const database = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
    const [result] = await Promise.all([run(transaction.objectStore(TABLE)), promisifyRequest(transaction)]);
    return result;
  }

  async function entries(table: IDBObjectStore): Promise<Entry[]> {
    const [ids, stored] = await Promise.all([
      promisifyRequest(table.getAllKeys()),
      promisifyRequest<Stored[]>(table.getAll()),
    ]);
    return stored.map((entry, place) => ({ ...entry, id: ids[place] as number }));
  }

  return {
    add: (entry) =>
      within('readwrite', async (table) => {
        const same = (await entries(table)).find(({ submission }) => submission.key === entry.submission.key);
        const stored: Stored = { ...entry, failures: 0, refusal: null };
        if (same) table.put(stored, same.id);
        else table.add(stored);
      }),
    of: (userId) =>
      within('readonly', async (table) => (await entries(table)).filter((entry) => entry.userId === userId)),
    change: (id, change) =>
      within('readwrite', async (table) => {
        const stored = await promisifyRequest<Stored | undefined>(table.get(id));
        if (stored) table.put({ ...stored, ...change }, id);
      }),
    remove: (id) => within('readwrite', async (table) => void table.delete(id)),
  };
}
