import { ApiError } from '@handset/api-client';
import type { Entry, NewEntry } from './entry.ts';
import type { OutboxStore } from './outboxStore.ts';

/** A queue without a disk, as long as the test. */
export function memoryStore(): OutboxStore {
  let entries: Entry[] = [];
  let last = 0;
  return {
    async add(entry) {
      const same = entries.find(({ submission }) => submission.key === entry.submission.key);
      if (same) Object.assign(same, entry, { failures: 0, refusal: null });
      else entries.push({ ...entry, id: ++last, failures: 0, refusal: null });
    },
    of: async (userId) => structuredClone(entries.filter((entry) => entry.userId === userId)),
    async change(id, change) {
      const entry = entries.find((it) => it.id === id);
      if (entry) Object.assign(entry, change);
    },
    async remove(id) {
      entries = entries.filter((entry) => entry.id !== id);
    },
  };
}

/** An expense of so many rupees, recorded by a user. */
export function expense(rupees: number, userId = 'ali'): NewEntry {
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
        files: { attachment: [] },
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
