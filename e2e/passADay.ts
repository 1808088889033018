import type { Page } from 'playwright';

/** Makes the drafts of the page as old as if they had been typed a day earlier, on a form with that day's date in `field`. */
export function passADay(page: Page, field: string): Promise<void> {
  return page.evaluate((name) => {
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
            const date = draft.values?.[name];
            if (!date) continue;
            draft.values[name] = new Date(Date.parse(date) - day).toISOString().slice(0, 10);
            draft.changedAt -= day;
            drafts.put(draft);
          }
        };
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, field);
}
