import getMeta from '@ladle/react/meta';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';

/** One of each kind: a primitive, an overlay, a grid, a chart, a flow. */
const opened = [
  'Button.stories.tsx',
  'Modal.stories.tsx',
  'EditableGrid.stories.tsx',
  'LineChart.stories.tsx',
  'SaleModal.stories.tsx',
];

const { stories } = await getMeta();
const all = Object.entries(stories);
const samples = all.filter(
  ([, { filePath, namedExport }]) =>
    namedExport === 'Matrix' && opened.some((file) => filePath.endsWith(`/${file}`)),
);
const isLong = process.env.HANDSET_TESTS === 'long';
/** Since the last story was opened. */
const problems: string[] = [];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${inject('ladleUrl')}?mode=preview`);
});

afterAll(() => browser.close());

test('Ladle knows the stories', () => {
  expect(samples).toHaveLength(opened.length);
});

test.each(isLong ? all : samples)('%s renders in Ladle', async (id, { filePath, namedExport }) => {
  problems.length = 0;
  const name = `${filePath}#${namedExport}`;
  await page.evaluate(openStory, { query: `?mode=preview&story=${id}`, name });
  expect(problems).toEqual([]);
});

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
