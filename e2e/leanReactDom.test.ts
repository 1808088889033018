import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import { leanReactDom } from '../tools/vite/leanReactDom.ts';

const source = fileURLToPath(new URL('../tools/vite/leanReactDom.page.tsx', import.meta.url));

declare global {
  interface Window {
    /** What React did since it was looked at last, and what the browser told. */
    log: string[];
    events: string[];
  }
}

/** Some of what a page is told of by the browser. */
const TOLD = ['submit FORM', 'beforeinput INPUT', 'cancel dialog', 'toggle DETAILS', 'error IMG'];

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

/** What the page did and looked like while somebody worked on it, step by step, and which events it was told of. */
async function workOn(page: Page, script: string) {
  const seen: unknown[] = [];
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.clock.install();
  await page.setContent('<!doctype html><main></main>');
  await page.addScriptTag({ type: 'module', content: script });

  /** Looks once nothing has moved for longer than React holds back what follows a fallback. */
  async function look() {
    let before: string | undefined;
    let now = '';
    while (before !== now) {
      before = now;
      await page.clock.runFor(400);
      now = await page.evaluate(atRest);
    }
    seen.push(...now.split('\n'));
    await page.evaluate('log.length = 0');
  }
  const text = page.locator('[name=text]');
  const press = (id: string) => () => page.locator(`#${id}`).click();
  const answer = () => page.evaluate('answer()');
  const steps = [
    ...[answer, press('turn'), press('show'), answer, press('ask'), answer, press('again'), answer],
    ...[
      press('change'),
      answer,
      press('focus'),
      press('count'),
      press('throw'),
      press('show'),
      press('portal'),
    ],
    () => text.fill('ab'),
    () => text.press('Home'),
    () => text.press('x'),
    () => text.press('y'),
    () => page.locator('[name=area]').fill('second'),
    () => page.locator('[name=kind]').selectOption('one'),
    () => page.locator('[name=on]').check(),
    () => page.locator('[value=y]').check(),
    press('submit'),
    press('reset'),
    () => page.locator('summary').click(),
    () => page.evaluate('document.querySelector("dialog").showModal()'),
    () => page.keyboard.press('Escape'),
    () => page.evaluate('raise()'),
  ];
  await look();
  for (const step of steps) {
    await step();
    await look();
  }
  seen.push(await text.evaluate((input) => (input as HTMLInputElement).selectionStart));
  await page.evaluate('close()');
  await look();
  // What the browser tells when it likes.
  await page.waitForFunction((late) => late.every((event) => window.events.includes(event)), TOLD);
  return { seen, told: new Set(await page.evaluate(() => window.events)) };
}

/** Runs in the page: what was done and what is shown, once the tasks that React has asked for are done. */
async function atRest(): Promise<string> {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  return `${window.log.join('\n')}\n${document.body.innerHTML}`;
}

it('does in a page all that React DOM does as it is', async () => {
  const [whole, lean] = await Promise.all([scriptOf([]), scriptOf([leanReactDom()])]);
  expect(lean.length).toBeLessThan(whole.length - 60_000);
  const [expected, done] = await Promise.all(
    [whole, lean].map(async (script) => workOn(await browser.newPage(), script)),
  );
  expect(done).toEqual(expected);
  // Were the page to stand still, both would be the same as well.
  const deeds = ['caught broken', 'late begun in en', 'far begun in ur', 'shown 1', 'a ended'];
  expect(expected?.seen).toEqual(expect.arrayContaining(deeds));
});
