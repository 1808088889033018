import getMeta from '@ladle/react/meta';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';

interface Tab {
  page: Page;
  problems: string[];
}

const { stories } = await getMeta();
const idle: Tab[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});

afterAll(() => browser.close());

// Side by side: most of a story's time is React waiting before it takes the spinner away.
test.concurrent.each(Object.entries(stories))('%s renders in Ladle', async (id, story) => {
  const tab = idle.pop() ?? (await openTab());
  tab.problems.length = 0;
  const name = `${story.filePath}#${story.namedExport}`;
  await tab.page.evaluate(openStory, { query: `?mode=preview&story=${id}`, name });
  expect(tab.problems).toEqual([]);
  idle.push(tab);
});

async function openTab(): Promise<Tab> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${inject('ladleUrl')}?mode=preview`);
  return { page, problems };
}

/** Goes to a story as the side bar does, since loading the page anew for each would take minutes; answers when it stands. */
function openStory({ query, name }: { query: string; name: string }): Promise<void> {
  const { documentElement } = document;
  const standing = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (documentElement.dataset.standing !== name) return;
      observer.disconnect();
      resolve();
    }).observe(documentElement, { attributes: true });
  });
  history.pushState(null, '', query);
  dispatchEvent(new PopStateEvent('popstate'));
  return standing;
}
