import { type CacheOptions, cacheForms } from './cacheForms.ts';

// A shop of 30,000 units has 8 MB of them to choose from: read, converted and written here, they hold up no page.
addEventListener('message', async ({ data }: MessageEvent<CacheOptions>) => {
  // The server is not there, or the disk is full or forbidden: the page says so itself.
  await cacheForms(data).catch(() => {});
  postMessage('done');
});
