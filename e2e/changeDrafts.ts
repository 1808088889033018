import type { Page } from 'playwright';

/** Changes fields of all drafts of the page, as a version that knew other fields would have kept them. */
export function changeDrafts(page: Page, fields: Record<string, unknown>): Promise<void> {
  return page.evaluate((changed) => {
    return new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('handset');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('drafts', 'readwrite');
        const drafts = transaction.objectStore('drafts');
        const all = drafts.getAll();
        all.onsuccess = () => {
          for (const draft of all.result)
            if (draft.values) drafts.put({ ...draft, values: { ...draft.values, ...changed } });
        };
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, fields);
}
