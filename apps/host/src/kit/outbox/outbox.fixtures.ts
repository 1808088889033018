import { ApiError } from '@handset/api-client';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { NewEntry } from './entry.ts';

/** A database in memory, as long as the test. */
export function newDatabase(): HandsetDatabase {
  return new HandsetDatabase('outbox', { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** An expense of so many rupees, recorded by a user, with pictures of its bill. */
export function expense(rupees: number, userId = 'ali', attachment: readonly File[] = []): NewEntry {
  return {
    userId,
    submission: { key: `key-of-${rupees}` },
    work: {
      kind: 'expense',
      input: {
        expense: {
          date: '2026-11-22',
          category: 'Tea',
          amount: rupees * 100,
          pocketCash: rupees * 100,
          bankAccountUsed: undefined,
          accountCash: undefined,
        },
        files: { attachment },
      },
    },
    form: 'expense',
    draft: { amount: rupees * 100 },
    at: rupees,
    isTried: false,
  };
}

/** The server was not there. */
export const lost = new ApiError('The server could not be reached', {
  status: 0,
  code: 'network',
  isNetwork: true,
});

/** The server said no. */
export const refused = new ApiError('The till does not hold that much', {
  status: 409,
  code: 'conflict',
  fields: { pocketCash: 'The till does not hold that much' },
});
