import type { Page } from 'playwright';
import { browserHolds } from './browserHolds.ts';

/** Waits until the browser keeps the app and what its forms choose from, a phone in stock included. */
export async function formsAreKept(page: Page, imei = ''): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await browserHolds(page, { database: 'handset', table: 'answers' }, 'keptForms');
  await browserHolds(page, { database: 'handset', table: 'largeAnswers' }, imei);
}
