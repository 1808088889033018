import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { spend } from './recordings.ts';

describe('a browser that keeps nothing', () => {
  let shop: Shop;
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each([
    ['refuses', 'with'],
    ['never answers', 'with'],
    ['never answers', 'without'],
  ])('sells where IndexedDB %s, %s Web Locks, and says that nothing is kept', async (how, withLocks) => {
    shop = await openShop();
    const { keeper, books } = shop;
    const imei = withCheckDigit('35693803000901');
    await books.putCapital(90_000);
    await books.buyFromPocket(imei);
    await keeper.page.addInitScript((isRefused) => {
      indexedDB.open = () => {
        if (isRefused) throw new DOMException('no', 'InvalidStateError');
        return {} as IDBOpenDBRequest;
      };
    }, how === 'refuses');
    if (withLocks === 'without')
      await keeper.page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await keeper.open('/');
    await keeper.page.getByText('What you type is lost when this page closes').first().waitFor();
    await keeper.openSale();
    await keeper.addPhone(imei, '50000');
    await keeper.page.keyboard.press('F4');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    await keeper.press('Back to edit');
    await keeper.dialog.getByRole('textbox', { name: /^Price of / }).fill('52000');
    await keeper.page.keyboard.press('F4');
    await keeper.press('Submit', keeper.dialog);
    await keeper.press('Save & print');
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    expect(await books.imeis()).toEqual([]);
    await keeper.open('/app/dashboard/addLedger');
    await spend(keeper, '300');
    expect((await books.wallet()).pocket).toBe(90_000 - 45_000 + 52_000 - 300);
    await books.balance();
  });
});
