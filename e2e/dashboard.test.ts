import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const imei = withCheckDigit('35693803900010');

/** The start page of a shop that has just opened. */
describe('the dashboard', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const checklist = () => keeper.page.getByRole('heading', { name: 'Set up your shop' });
  const begin = (step: string, action: string) =>
    keeper.page.getByRole('listitem').filter({ hasText: step }).getByRole('link', { name: action }).click();

  it('ticks a step of the first day once it is done', async () => {
    await keeper.open('/');
    await keeper.sees('0 of 6');
    await begin('Add a bank account', 'Add');
    await keeper.addBank('HBL', '1000');
    await keeper.open('/');
    await keeper.sees('1 of 6');
    await keeper.sees('Add a bank account, done');
  });

  it('leads to the test receipt, which is done when it was printed', async () => {
    await begin('Print a test receipt', 'Print');
    await keeper.press('Test print');
    await keeper.page.locator('html[data-printed]').waitFor();
    await keeper.open('/');
    await keeper.sees('Print a test receipt, done');
  });

  it('puts the first day away', async () => {
    await keeper.press('Hide');
    await checklist().waitFor({ state: 'detached' });
  });

  it('is done with the first day when all of it is done', async () => {
    await shop.books.putCapital(100_000);
    await shop.books.buyEarlier(imei, 5);
    await shop.books.hire();
    const logo = new FormData();
    logo.append(
      'logo',
      new Blob([new Uint8Array(await keeper.picture())], { type: 'image/png' }),
      'logo.png',
    );
    expect((await shop.books.patch('/api/shop/mine', logo)).status).toBe(200);
    await keeper.prefer('isFirstDayHidden', false);
    await keeper.prefer('isTestPrinted', false);
    await keeper.open('/');
    await keeper.sees('5 of 6');
    await keeper.prefer('isTestPrinted', true);
    await checklist().waitFor({ state: 'detached' });
  });

  it('leads from the bills that are late to the customers to remind', async () => {
    await shop.books.sellOnCredit(imei, 50_000, { daysAgo: 3 });
    await keeper.open('/');
    await keeper.page.getByRole('link', { name: 'Remind: 1 customer bill late' }).click();
    await keeper.page.getByRole('link', { name: 'Remind Other till by WhatsApp' }).waitFor();
  });
});
