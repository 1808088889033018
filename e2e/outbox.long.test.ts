import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, withCheckDigit } from '@handset/domain';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import type { Books } from './Books.ts';
import { formsAreKept } from './formsAreKept.ts';
import { openShop, type Shop } from './openShop.ts';
import { buy, fillExpense, QUEUED, sell, spend } from './recordings.ts';
import { Shopkeeper } from './Shopkeeper.ts';

const [wanted, killed] = ['35693803000073', '35693803000075'].map(withCheckDigit) as [string, string];

describe('recording without a network, when something comes between', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;
  let page: Page;

  beforeAll(async () => {
    shop = await openShop({ serviceWorkers: 'allow' });
    ({ keeper, books } = shop);
    ({ page } = keeper);
    await books.putCapital(500_000);
    await books.buyFromPocket(wanted);
    await keeper.open('/app/dashboard/addLedger');
    // The list of phones is kept as it was shown last.
    await keeper.openSale();
    await keeper.press('Cancel', keeper.dialog);
    await formsAreKept(page, wanted);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const cut = () => page.context().setOffline(true);
  const restore = () => page.context().setOffline(false);

  it('makes a sale of a phone that was sold meanwhile an item to deal with, and goes past it', async () => {
    await keeper.open('/');
    await cut();
    await sell(keeper, wanted, 'Sana Malik');
    await keeper.sees(QUEUED);
    await keeper.open('/app/dashboard/addLedger');
    await spend(keeper, '300');
    await books.sellElsewhere(wanted, 40_000);
    await restore();
    await page.getByText('1 entry was not accepted').waitFor();
    expect(await books.sales()).toBe(1);
    await keeper.press('Show entries');
    await keeper.dialog.getByText(wanted).first().waitFor();
    await keeper.dialog.getByText('It is not in the books.').waitFor();
    await keeper.dialog.getByText('Not accepted').waitFor();
    await keeper.press('Correct', keeper.dialog);
    await page.getByRole('heading', { name: 'Sale Mobile' }).waitFor();
    await keeper.dialog.getByText(wanted.slice(-6)).first().waitFor();
    await keeper.discard();
    await page.getByText('was not accepted').waitFor({ state: 'detached' });
    await books.balance();
  });

  it('proposes the day that has begun since, where the network went before midnight', async () => {
    const today = (await books.slip(wanted)).date;
    // At another device: the clock that is set is that of all its pages.
    const other = await shop.signedIn(shop.owner, { serviceWorkers: 'allow' });
    await other.open('/app/dashboard/addLedger');
    await formsAreKept(other.page);
    await other.page.context().setOffline(true);
    // Midnight passes while the form is open, and then the page is reloaded.
    await other.press('Add expense');
    await other.amount('Amount', '300');
    await other.page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
    await other.dialog.getByText(/^A new day has begun/).waitFor({ timeout: 30_000 });
    expect(await other.entries()).toContain('300');
    await other.discard();
    await other.page.reload();
    await other.press('Add expense');
    const day = other.dialog.getByRole('spinbutton', { name: /^day/ });
    await expect.poll(async () => Number(await day.textContent())).toBe(Number(addDays(today, 1).slice(-2)));
    await other.page.context().close();
  });

  it('asks before whoever recorded something leaves, and sends it when they are back', async () => {
    const { pocket = 0 } = await books.wallet();
    await cut();
    await spend(keeper, '900');
    await keeper.signOut();
    const question = page.getByRole('alertdialog');
    await question.getByText('1 entry is not recorded yet').waitFor();
    await keeper.press('Logout', question);
    await page.waitForURL('**/login*');
    await restore();
    await keeper.signIn(shop.owner);
    await keeper.sees('The waiting entry has been recorded.');
    expect((await books.wallet()).pocket).toBe(pocket - 900);
  });

  it('refuses to record where the browser keeps nothing, and leaves the form as it was', async () => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'handset') throw new DOMException('no', 'InvalidStateError');
        return open(name, version);
      };
    });
    await keeper.open('/app/dashboard/addLedger');
    await cut();
    await page.getByText('This browser cannot store data').waitFor();
    await fillExpense(keeper, '450');
    await keeper.dialog.getByText('this browser cannot store data').first().waitFor();
    expect(await keeper.entries()).toContain('450');
    await restore();
  });
});

it('brings what was recorded through a killed browser', async () => {
  const shop = await openShop({ serviceWorkers: 'allow' });
  const { baseURL } = shop;
  const folder = await mkdtemp(join(tmpdir(), 'handset-killed-'));
  const options = { ...(await launchOptions()), baseURL };
  try {
    const before = await chromium.launchPersistentContext(folder, options);
    const keeper = new Shopkeeper(await before.newPage());
    await keeper.open('/login');
    await keeper.signIn(shop.owner);
    await shop.books.putCapital(100_000);
    await formsAreKept(keeper.page);
    await before.setOffline(true);
    await keeper.open('/');
    await buy(keeper, killed);
    await keeper.sees(QUEUED);
    execFileSync('pkill', ['-9', '-f', folder]);

    const after = await chromium.launchPersistentContext(folder, options);
    const back = new Shopkeeper(await after.newPage());
    await back.open('/');
    await back.sees('The waiting entry has been recorded.');
    expect(await shop.books.purchases()).toBe(1);
    expect(await shop.books.wallet()).toEqual({ pocket: 70_000 });
    await after.close();
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
