import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { englishName, showWholeName, urduName } from './showWholeName.ts';

const imei = withCheckDigit('35693803910001');

/** Pages whose tables and tiles were once cut or uneven, with a text of each. */
const pages = [
  ['/', 'Pocket Cash'],
  ['/stockList?view=units', 'A15'],
  ['/todayBook', 'Money of the day'],
  ['/app/dashboard/wallet', 'HBL'],
  ['/app/dashboard/balanceSheet', 'HBL'],
] as const;

/** Pages on a phone, an upright tablet, a desk and a wide screen. */
describe('pages of every width', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    await shop.books.tradeOnce(imei);
    await shop.books.putCapital(200_000);
    await shop.books.buyFromPocket(withCheckDigit('35693803910002'));
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each([390, 768, 1366, 1920])(
    'hide nothing at the edge of %i pixels, and set figures alike',
    async (width) => {
      await keeper.page.setViewportSize({ width, height: 900 });
      for (const [path, text] of pages) {
        await keeper.open(path);
        await keeper.page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
        expect(await keeper.page.evaluate(hiddenAside), path).toEqual([]);
        expect((await keeper.page.evaluate(sizesOfFigures)).length, path).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each([
    [390, urduName],
    [1366, englishName],
  ])('show within %i pixels the whole name %s', (width, name) => showWholeName(shop, width, name));

  it('lose no focus when a form that a key opened is closed', async () => {
    await keeper.page.setViewportSize({ width: 1366, height: 768 });
    await keeper.open('/');
    await keeper.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    const focused = () => keeper.page.evaluate(() => document.activeElement?.tagName);
    for (const key of ['s', 'p']) {
      await keeper.page.keyboard.press(key);
      await keeper.dialog.waitFor();
      await keeper.page.keyboard.press('Escape');
      await keeper.dialog.waitFor({ state: 'detached' });
      await expect.poll(focused).not.toBe('BODY');
    }
  });

  it('keep no tooltip of Find when it closes on a phone', async () => {
    const phone = await shop.signedIn(shop.owner, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.open('/');
    await phone.page.getByRole('button', { name: 'Find' }).tap();
    await phone.dialog.waitFor();
    await phone.dialog.getByRole('button', { name: 'Close' }).tap();
    await phone.dialog.waitFor({ state: 'detached' });
    expect(await phone.page.getByRole('tooltip').count()).toBe(0);
  });
});

/** The elements that can be scrolled sideways without a hint that there is more. */
function hiddenAside(): string[] {
  const scrolled = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.closest('[data-more-columns]') === null &&
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  const isPageWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  return [
    ...scrolled.map((element) => element.outerHTML.slice(0, 200)),
    ...(isPageWider ? ['the page'] : []),
  ];
}

/** The sizes of the key figures of a page, whose type grows with their tiles. */
function sizesOfFigures(): string[] {
  const figures = [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).containerType === 'inline-size' && element.childElementCount === 1,
  );
  const sizes = figures.map(
    ({ firstElementChild }) => firstElementChild && getComputedStyle(firstElementChild).fontSize,
  );
  return [...new Set(sizes.filter((size) => size !== null))];
}
