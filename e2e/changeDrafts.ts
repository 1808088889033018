import type { Page } from 'playwright';

/** Changes fields of all drafts of the page, as a version that knew other fields would have kept them, and loads the page again. */
export async function changeDrafts(page: Page, fields: Record<string, unknown>): Promise<void> {
  await rewriteDrafts(page, { fields });
  await page.reload();
}

/** Makes the drafts of the page as old as if they had been typed a day earlier, on a form with that day's date in `field`. */
export function passADay(page: Page, field: string): Promise<void> {
  return rewriteDrafts(page, { dayEarlier: field });
}

interface Rewrite {
  fields?: Record<string, unknown>;
  /** Name of a date that becomes the day before; drafts without it are left alone. */
  dayEarlier?: string;
}

function rewriteDrafts(page: Page, rewrite: Rewrite): Promise<void> {
  return page.evaluate(({ fields = {}, dayEarlier }) => {
    const day = 24 * 60 * 60_000;
    return new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('handset');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('drafts', 'readwrite');
        const drafts = transaction.objectStore('drafts');
        const all = drafts.getAll();
        all.onsuccess = () => {
          for (const draft of all.result) {
            if (!draft.values || (dayEarlier && !draft.values[dayEarlier])) continue;
            Object.assign(draft.values, fields);
            if (dayEarlier) {
              const before = Date.parse(draft.values[dayEarlier]) - day;
              draft.values[dayEarlier] = new Date(before).toISOString().slice(0, 10);
              draft.changedAt -= day;
            }
            drafts.put(draft);
          }
        };
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, rewrite);
}
