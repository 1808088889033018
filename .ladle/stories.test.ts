import getMeta from '@ladle/react/meta';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';

const { stories } = await getMeta();
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  context = await browser.newContext();
});

afterAll(() => browser.close());

test.concurrent.each(Object.keys(stories))('%s renders in Ladle', async (id) => {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${inject('ladleUrl')}?story=${id}&mode=preview`);
  const rendered = page.locator('div[lang] > *').first().waitFor({ state: 'attached', timeout: 20_000 });
  await rendered.catch(() => problems.push('Nothing was rendered.'));
  await page.close();
  expect(problems).toEqual([]);
});
