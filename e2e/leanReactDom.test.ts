import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import { leanReactDom } from '../tools/vite/leanReactDom.ts';

const source = fileURLToPath(new URL('../tools/vite/leanReactDom.page.tsx', import.meta.url));

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser?.close());

/** The page as a script that a browser runs, with what this plugin leaves of React DOM. */
async function scriptOf(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins,
    build: { write: false, target: 'es2022', rolldownOptions: { input: source } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

/** What the page did and looked like while somebody worked on it. */
async function workOn(page: Page, script: string): Promise<string[]> {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.setContent('<!doctype html><main></main>');
  await page.addScriptTag({ type: 'module', content: script });
  const look = async () => {
    await page.waitForTimeout(200);
    seen.push(
      ...((await page.evaluate('log.splice(0)')) as string[]),
      await page.locator('body').innerHTML(),
    );
  };
  await look();
  for (const id of ['turn', 'show', 'ask', 'again', 'change', 'focus', 'count', 'throw', 'show', 'portal']) {
    await page.locator(`#${id}`).click();
    await look();
  }
  await page.locator('[name=text]').fill('ab');
  await page.locator('[name=text]').press('Home');
  await page.keyboard.type('xy');
  await look();
  seen.push(
    String(await page.locator('[name=text]').evaluate((input) => (input as HTMLInputElement).selectionStart)),
  );
  await page.locator('[name=area]').fill('second');
  await page.locator('[name=kind]').selectOption('one');
  await page.locator('[name=on]').check();
  await page.locator('[value=y]').check();
  await look();
  await page.locator('#submit').click();
  await page.locator('#reset').click();
  await page.locator('summary').click();
  await page.evaluate('document.querySelector("dialog").showModal()');
  await page.keyboard.press('Escape');
  await page.evaluate('raise()');
  await look();
  await page.evaluate('close()');
  await look();
  return seen;
}

it('does in a page all that React DOM does as it is', async () => {
  const [whole, lean] = await Promise.all([scriptOf([]), scriptOf([leanReactDom()])]);
  expect(lean.length).toBeLessThan(whole.length - 60_000);
  const expected = await workOn(await browser.newPage(), whole);
  const done = await workOn(await browser.newPage(), lean);
  expect(done).toEqual(expected);
  // Were the page to stand still, both would be the same as well.
  for (const part of [
    'caught broken',
    'late begun in en',
    'far begun in ur',
    'shown 1',
    'cancel dialog',
    'a ended',
  ])
    expect(expected).toContain(part);
});
