import type { Page } from 'playwright';
import { vi } from 'vitest';

/** Waits until a database of the page holds a text, in a key or in what stands under it. */
export async function browserHolds(
  page: Page,
  { database, table }: { database: string; table: string },
  text: string,
): Promise<void> {
  // Not `waitForFunction`: it takes a promise for a yes.
  await vi.waitFor(
    async () => {
      const held = await heldIn(page, { database, table });
      if (!held.includes(text)) throw new Error(`${database} does not hold ${text || 'anything'}`);
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Everything in a table of a database of the page, as text. */
export function heldIn(page: Page, place: { database: string; table: string }): Promise<string> {
  return page.evaluate(read, place);
}

/** Everything in a table, as text, a file by its name; nothing while there is no such table. */
function read({ database, table }: { database: string; table: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // Only looked at: what the app has not made yet is not made here.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve('');
    opening.onsuccess = () => {
      const entries = opening.result.transaction(table).objectStore(table);
      const keys = entries.getAllKeys();
      const values = entries.getAll();
      values.onerror = () => reject(values.error);
      values.onsuccess = () => {
        opening.result.close();
        const named = (_: string, value: unknown) => (value instanceof File ? value.name : value);
        resolve(JSON.stringify([keys.result, values.result], named));
      };
    };
  });
}
