import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type Made, openScene, openTradedShop, registry, type Scene, scenes } from './scenes.ts';

/** The filled button beside the title of a page, or in its content. */
const mainAction = ':is([data-page-action], main) [data-variant=primary]:not([data-disabled])';

/** Every page without a mouse: Ctrl Enter does its main action, and focus never falls to the page. */
describe('the keyboard', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let registrar: Shopkeeper;
  let made: Made;

  beforeAll(async () => {
    const traded = await openTradedShop();
    shop = traded;
    ({ keeper, made } = traded);
    registrar = await shop.signedIn('registrar');
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each([
    ...scenes.map((scene) => ({ ...scene, who: () => keeper })),
    ...registry.map((scene) => ({ ...scene, who: () => registrar })),
  ])('reaches all of $name, and has a place there', async ({ who, ...scene }) => {
    const person = who();
    await openScene(person, scene, made);
    if (isDialog(scene)) await leaveDialog(person);
    else await doMainAction(person, scene);
    await openScene(person, scene, made);
    if (isDialog(scene)) await leaveDialog(person);
    await followLink(person);
  });

  /** Whether a scene is a dialog over a page, by its address. */
  function isDialog({ path }: Scene): boolean {
    return /[?&](open|find|act)=/.test(path(made));
  }

  /** Presses Ctrl Enter where focus is when a page opens, expects that this is its main action, and closes what it opened. */
  async function doMainAction(person: Shopkeeper, { main: opens }: Scene) {
    const { page } = person;
    const main = page.locator(mainAction).first();
    if (!opens) return expect(await main.count()).toBe(0);
    await main.waitFor();
    const { pathname } = new URL(page.url());
    await page.evaluate((selector) => {
      const isMain = ({ target }: Event) => target instanceof Element && target.closest(selector) !== null;
      for (const type of ['click', 'submit'])
        document.addEventListener(
          type,
          (event) => {
            if (type === 'submit' || isMain(event)) document.documentElement.setAttribute('data-done', 'yes');
          },
          true,
        );
    }, mainAction);
    await page.keyboard.press('Control+Enter');
    await page.locator('html[data-done]').waitFor({ state: 'attached' });
    if (opens === 'dialog' || opens === 'sale') return leaveDialog(person, opens);
    if (opens === 'page') await arrives(person, pathname);
    else expect(await page.getByRole('dialog').count()).toBe(0);
    await hasPlace(person);
  }

  /** Closes what is open by Escape. A sale that has its phone already asks first. */
  async function leaveDialog(person: Shopkeeper, opened: Scene['main'] = 'dialog') {
    const { page } = person;
    await page.getByRole('dialog').first().waitFor();
    // The button that opened it has focus until the dialog takes it.
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]'))))
      .toBe(true);
    await page.keyboard.press('Escape');
    if (opened === 'sale') await person.confirm('Leave');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasPlace(person);
  }

  /** Opens another page by the first link that leads to one. */
  async function followLink(person: Shopkeeper) {
    const { page } = person;
    const { pathname } = new URL(page.url());
    const links = page.locator('main a[href^="/"]:visible, nav a[href^="/"]:visible');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const place = hrefs.findIndex(
      (href) => !href.startsWith('/api/') && new URL(href, page.url()).pathname !== pathname,
    );
    await links.nth(place).press('Enter');
    await arrives(person, pathname);
    await hasPlace(person);
    await page.keyboard.press('Escape');
    await hasPlace(person);
  }

  /** Waits for another page than that of an address. */
  async function arrives({ page }: Shopkeeper, pathname: string) {
    await page.waitForURL((url) => url.pathname !== pathname);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  /** Waits until focus is on something. */
  async function hasPlace({ page }: Shopkeeper) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
});
