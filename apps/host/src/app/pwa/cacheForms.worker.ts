import { type CacheOptions, cacheForms } from './cacheForms.ts';

// The lists reach 8 MB for 30,000 units, so a worker handles them.
addEventListener('message', async ({ data }: MessageEvent<CacheOptions>) => {
  // The server is not there, or the disk is full or forbidden: the page says so itself.
  await cacheForms(data).catch(() => {});
  postMessage('done');
});
