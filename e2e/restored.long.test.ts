import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './accounts.ts';
import { Books } from './Books.ts';
import { checkBooks } from './checkBooks.ts';
import { formsAreKept } from './formsAreKept.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const run = promisify(execFile);
const [sold, kept, late] = ['35693803000171', '35693803000172', '35693803000173'].map(withCheckDigit) as [
  string,
  string,
  string,
];

/** The server's disk is gone, and it stands where its last backup stood; the till knows more than it. */
describe('a server that was restored from its backup', () => {
  let server: ShopServer;
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;
  let page: Page;
  let backups: string;
  let lostSale: string;

  beforeAll(async () => {
    server = await startServer();
    shop = await openShop({ baseURL: server.baseURL, serviceWorkers: 'allow' });
    ({ keeper, books } = shop);
    ({ page } = keeper);
    backups = await mkdtemp(join(tmpdir(), 'handset-backups-'));
    await books.putCapital(500_000);
    await books.buyFromPocket(sold);
    await backUp();

    // After the backup: what the server takes and is about to forget.
    await books.sellElsewhere(sold, 50_000);
    const { data } = await (await books.get('/api/sale')).json();
    lostSale = data[0]._id;
    await books.buyFromPocket(kept);
    await keeper.open('/stockList?view=units');
    await keeper.openSale();
    await keeper.press('Cancel', keeper.dialog);
    await formsAreKept(page, kept);

    // One that never left, and one whose answer nobody heard.
    await page.route('**/api/expense', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await keeper.open('/app/dashboard/addLedger');
    await spend('700');
    await page.context().setOffline(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await spend('900');
    await page.getByText('2 entries wait on this device').waitFor();
    expect((await books.wallet()).pocket).toBe(500_000 - 2 * 45_000 + 50_000 - 700);

    await server.kill();
    await restore();
    await server.start();
    // No session is in a backup.
    const { token } = await signIn(server.baseURL, shop.owner);
    books = new Books(server.baseURL, token);
    expect(await books.wallet()).toEqual({ pocket: 500_000 - 45_000 });

    // The trade goes on at another till, through as many changes of the stock as this one has heard of, but others.
    await books.sellElsewhere(sold, 48_000);
    await books.buyFromPocket(late);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await server?.close();
    await rm(backups, { recursive: true, force: true });
  });

  it('takes what waited on the till, once, also what it had taken before and has forgotten', async () => {
    const { pocket = 0 } = await books.wallet();
    expect(pocket).toBe(500_000 - 2 * 45_000 + 48_000);
    await page.context().setOffline(false);
    await page.waitForURL('**/login?*');
    await keeper.signIn(shop.owner);
    await keeper.sees('2 waiting entries have been recorded.');
    expect(await books.wallet()).toEqual({ pocket: pocket - 700 - 900 });
    await books.balance();
  });

  it('is believed about its stock, although the till had been told of other phones', async () => {
    await keeper.open('/app/dashboard/addLedger');
    await keeper.openSale();
    const box = keeper.dialog.getByRole('combobox', { name: 'Search phone by IMEI' });
    await box.fill(late.slice(-6));
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await box.fill(kept.slice(-6));
    await page.getByText('No options found').first().waitFor();
    await keeper.press('Cancel', keeper.dialog);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says of an invoice that it has forgotten that there is none', async () => {
    await keeper.open(`/sales/saleInvoices/${lostSale}`);
    await page.getByText('This record does not exist').waitFor();
    await keeper.open('/sales/saleInvoices');
    await keeper.shows('Rs 48,000');
    expect(await page.getByRole('main').getByText('50,000').count()).toBe(0);
  });

  async function spend(rupees: string): Promise<void> {
    await keeper.press('Add expense');
    await keeper.amount('Amount', rupees);
    await keeper.search('Category', 'Rent');
    await keeper.save();
    await keeper.confirm('Record expense');
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 30_000 });
  }

  const cli = (name: string, ...args: string[]) =>
    run(
      process.execPath,
      ['--conditions=@handset/source', `apps/server/src/app/cli/${name}-cli.ts`, ...args],
      {
        env: { ...process.env, HANDSET_DATA: server.dataFolder, HANDSET_BACKUPS: 'off' },
      },
    );

  const backUp = () => cli('backup', '--to', backups);

  /** A new disk, and the backup on it. */
  async function restore(): Promise<void> {
    const folder = server.dataFolder;
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    const [newest = ''] = await readdir(backups);
    await cli('restore', '--from', join(backups, newest), '--data', folder);
  }

  it('leaves books that hold', () => checkBooks(server));
});
