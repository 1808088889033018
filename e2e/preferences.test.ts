import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { Shopkeeper } from './Shopkeeper.ts';

const imei = withCheckDigit('35693803000921');
const TYPED = '4321';

/** A change of how the shop is shown leaves everything as it was typed. */
describe('preferences', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let other: Shopkeeper;
  let page: Page;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    shop = await openShop();
    const { books } = shop;
    ({ keeper } = shop);
    ({ page } = keeper);
    await books.putCapital(900_000);
    await books.openBank('HBL', 50_000);
    await books.buyFromPocket(imei);
    const first = async (path: string) => (await (await books.get(path)).json()).data[0]._id;
    ids.slip = await first('/api/Purchase?type=single');
    ids.phone = await books.phone(imei);
    ids.party = (await (await books.get('/api/person/all')).json()).persons[0]._id;
    other = new Shopkeeper(await page.context().newPage());
    await other.open('/');
    // A tab behind another draws once a second.
    await page.bringToFront();
  });
  afterEach(async (context) => {
    await shop.reportFailure(context);
    await keeper.prefer('isCostHidden', false);
    await keeper.prefer('locale', 'en');
  });
  afterAll(() => shop?.close());

  /** Forms of each kind: where one is, what opens it there, and one of its fields. `forms.long.test.ts` tries all. */
  const forms: [form: string, path: string, opens: readonly string[], field: RegExp][] = [
    ['sale', '/?open=sale', [], /^Price/],
    ['shop', '/setup/shop', [], /Address/i],
    ['edit of a slip', '/purchase/todayPurchase/:slip', ['Edit'], /Demand Price/],
    [
      'return of a phone',
      '/app/dashboard/mobile-details?id=:phone',
      ['More', 'Return to supplier'],
      /Reason/,
    ],
  ];

  it.each(forms)('keep what was typed into the form of a %s', async (_form, path, opens, field) => {
    await keeper.open(path.replace(/:(\w+)/, (_, kind: string) => ids[kind] ?? kind));
    for (const name of opens)
      await page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('menuitem', { name }))
        .first()
        .click();
    const typed = page.getByRole('textbox', { name: field }).first();
    await typed.fill(TYPED);
    await expect.poll(values).toContain(TYPED);
    // The element itself: a form that was left and opened again would have another.
    const element = await typed.elementHandle();

    for (const isHidden of [true, false]) {
      await page.keyboard.press('F8');
      await expect.poll(isCostHidden).toBe(isHidden);
      await expect.poll(values).toContain(TYPED);
    }
    for (const locale of ['ur', 'en']) {
      await other.prefer('locale', locale);
      await page.locator(`html[lang=${locale}]`).waitFor();
      expect(await values()).toContain(TYPED);
    }
    await page.waitForLoadState('networkidle');
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  });

  it('change the language of the page in place', async () => {
    await keeper.open('/app/dashboard/balanceSheet');
    await keeper.press('Settings');
    await page.getByRole('menuitem', { name: 'اردو' }).click();
    await page.getByRole('heading', { level: 1, name: 'بیلنس شیٹ' }).waitFor();
    await page.getByRole('button', { name: 'ترتیبات' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor();
  });

  it('take every cost off the screen at once, in all tabs, and keep it off whatever another tab chooses', async () => {
    await keeper.open('/app/dashboard/balanceSheet');
    await keeper.shows('Rs');
    await other.open('/app/dashboard/balanceSheet');
    await page.bringToFront();
    await page.keyboard.press('F8');
    for (const { page: tab } of [keeper, other])
      await tab.getByText('Cost and profit are hidden on this screen').first().waitFor();
    await other.prefer('colorScheme', 'dark');
    await page.locator('html[style*=dark]').waitFor();
    for (const { page: tab } of [keeper, other]) {
      await tab.reload();
      await expect
        .poll(() => tab.evaluate(() => localStorage.getItem('preference:isCostHidden')))
        .toBe('true');
    }
    await page.getByText('Cost and profit are hidden on this screen').first().waitFor();
  });

  const isCostHidden = () => page.evaluate(() => localStorage.getItem('preference:isCostHidden') === 'true');

  /** The values of all fields on the page, without the commas of amounts. */
  const values = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('input, textarea'), (field) =>
        (field as HTMLInputElement).value.replaceAll(',', ''),
      ).join('|'),
    );
});
