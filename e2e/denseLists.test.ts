import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const numbers = Array.from({ length: 14 }, (_, index) => index + 10);
const imeis = numbers.map((number) => withCheckDigit(`356938037000${number}`));

const atDesk = [
  ['slips', '/purchase/purchaseRecords'],
  ['phones', '/stockList?view=units'],
  ['entries', '/app/dashboard/ledgerRecords'],
  ['invoices', '/sales/saleInvoices'],
  ['parties', '/app/dashboard/partyLedger'],
] as const;

/** The age of the dues stands above their rows, which begin lower at a desk. */
const onPhone = [
  ...atDesk,
  ['customers who owe', '/app/dashboard/PayablesAndReceivables'],
  ['suppliers to pay', '/app/dashboard/PayablesAndReceivables?side=payable'],
] as const;

/** The part of a list that people see, measured on a shop with fourteen phones, debtors and creditors. */
describe('dense lists', () => {
  let shop: Shop;
  let phone: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop({ viewport: { width: 1366, height: 768 } });
    await shop.books.putCapital(2_000_000);
    for (const imei of imeis) await shop.books.buyFromPocket(imei);
    for (const number of numbers) {
      const sold = withCheckDigit(`356938038000${number}`);
      await shop.books.buyOnCredit(sold, { name: `Rana Mobiles ${number}`, number: `03214445${number}0` });
      const customer = { name: `Usman Tariq ${number}`, number: `03334445${number}0` };
      await shop.books.sellOnCredit(sold, 50_000, { entityData: customer });
    }
    phone = await shop.signedIn(shop.owner, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each(atDesk)('shows at least twelve %s at a desk, from y = 260 at the latest', async (_, path) => {
    const { keeper } = shop;
    await keeper.open(path);
    const rows = await boxesOf(keeper);
    expect(rows[0]?.top).toBeLessThanOrEqual(260);
    const totals = await keeper.page.getByRole('rowgroup').last().boundingBox();
    const end = totals?.y ?? 0;
    expect(end).toBeLessThan(768);
    expect(rows.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(12);
    expect(await cutOff(keeper)).toEqual([]);
  });

  it.each(onPhone)('shows nine %s on a phone, in two lines each, above the sums', async (_, path) => {
    await phone.open(path);
    const bar = phone.page.getByRole('group', { name: 'Total' });
    const rowsAboveSums = async () => {
      const [first] = await boxesOf(phone);
      // Where the list begins below the header of the app. The page may still grow while it loads.
      await phone.page.evaluate((by) => window.scrollBy(0, by), (first?.top ?? 0) - 61);
      const end = (await bar.boundingBox())?.y ?? 0;
      return (await boxesOf(phone)).filter(({ top, bottom }) => top >= 60 && bottom <= end).length;
    };
    await expect.poll(rowsAboveSums).toBeGreaterThanOrEqual(9);
    const [first] = await boxesOf(phone);
    expect(first?.bottom).toBe((first?.top ?? 0) + 72);
    expect(await cutOff(phone)).toEqual([]);
  });

  it('keeps everything that is pressed in a list as large as a finger', async () => {
    await phone.open('/stockList?view=units');
    await boxesOf(phone);
    await phone.press('Filters (1)');
    const small = await phone.page
      .getByRole('main')
      .locator(':is(button, select):visible:not([role=columnheader] *)')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
    expect(small).toEqual([]);
    await phone.press('More actions');
    for (const name of ['Export', 'Print', 'Columns']) {
      const box = await phone.dialog.getByRole('button', { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('says at 900 pixels that there are more columns', async () => {
    const { keeper } = shop;
    await keeper.page.setViewportSize({ width: 900, height: 768 });
    await keeper.open('/stockList?view=units');
    await boxesOf(keeper);
    await keeper.page.locator('[data-more-columns]').waitFor();
  });

  async function boxesOf({ page }: Shopkeeper) {
    const rows = page.locator('[role=row][data-index]');
    await rows.first().waitFor();
    return rows.evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { top, bottom };
      }),
    );
  }

  /** The names of rows that are not seen whole. */
  async function cutOff({ page }: Shopkeeper): Promise<(string | null)[]> {
    return page
      .locator('[role=row][data-index] :is([role=rowheader]:not([data-place]), :has(> [data-place=title]))')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
      );
  }
});
