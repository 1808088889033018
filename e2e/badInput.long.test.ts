import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Books } from './Books.ts';
import { browserHolds } from './browserHolds.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [a15, theirs] = ['35693803000021', '35693803000022'].map(withCheckDigit) as [string, string];
const mistyped = a15.slice(0, -1) + ((Number(a15.at(-1)) + 1) % 10);

/** Wrong input, pastes, attachments and addresses, and the shop's reactions. */
describe('bad input', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-pictures-'));
    shop = await openShop();
    ({ keeper, books } = shop);
    await books.putCapital(200_000);
    await keeper.open('/');
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps the address of the API where the specification wants it', async () => {
    const settings = { database: 'app-config-db', table: 'config' };
    await browserHolds(keeper.page, settings, JSON.stringify([['baseURL'], ['/']]));
  });

  describe('on the slip', () => {
    it('names what is wrong with a price, and does not post it', async () => {
      await keeper.openSlip();
      await keeper.createEntity('Ali Traders', '0300 1112233', 'Hall Road');
      await keeper.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'Galaxy A15', imei: a15 });
      await keeper.fillPrices('45000', '52000', '50000');
      await keeper.payFromPocket('Proceed To Pay');
      const price = keeper.dialog.getByLabel('Purchase Price');
      for (const [typed, message] of [
        ['1e9', 'Enter an amount'],
        ['1000000000', 'too large'],
        ['-1', 'cannot be negative'],
        ['abc', 'Enter an amount'],
        ['0.001', 'at most 2 decimals'],
      ] as const) {
        await price.fill(typed);
        await keeper.press('Save', keeper.dialog);
        await keeper.dialog.getByRole('button', { name: `Purchase Price: ` }).waitFor();
        expect(await messageOf('Purchase Price'), typed).toContain(message);
        expect(await keeper.page.getByRole('alertdialog').count(), typed).toBe(0);
      }
      await keeper.amount('Purchase Price', '45000');
      expect(await books.purchases()).toBe(0);
    });

    it('wants a wrong check digit to be confirmed', async () => {
      const imei = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
      await imei.fill(mistyped);
      await keeper.press('Save', keeper.dialog);
      await keeper.dialog
        .getByText(/check digit of this IMEI is wrong/)
        .first()
        .waitFor();
      await keeper.dialog.getByText(/I have compared it/).click();
      await keeper.press('Save', keeper.dialog);
      await keeper.press('Cancel', keeper.page.getByRole('alertdialog'));
    });

    it('takes an IMEI that is pasted with spaces and dashes', async () => {
      const name = keeper.dialog.getByLabel('Father name');
      await name.fill(` ${a15.slice(0, 2)}-${a15.slice(2, 8)} ${a15.slice(8, 14)}-${a15.slice(14)} `);
      await name.press('ControlOrMeta+A');
      await name.press('ControlOrMeta+X');
      const imei = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
      await imei.press('ControlOrMeta+A');
      await imei.press('ControlOrMeta+V');
      expect(await imei.inputValue()).toBe(a15);
      expect(await keeper.dialog.getByText(/I have compared it/).count()).toBe(0);
    });

    it('refuses a picture of 20 MB and a text that is called .jpg, and names the reason', async () => {
      const huge = join(folder, 'huge.jpg');
      const notes = join(folder, 'notes.jpg');
      await writeFile(huge, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(20_000_000)]));
      await writeFile(notes, 'Not a picture at all.');
      const entries = await keeper.entries();
      const input = keeper.dialog
        .getByRole('group', { name: 'Phone picture' })
        .locator('input[type=file]')
        .first();
      await input.setInputFiles(huge);
      await keeper.dialog.getByText(/^huge\.jpg was left out: it is .*the limit is 8 MB/).waitFor();
      await input.setInputFiles(notes);
      await keeper.dialog.getByText('notes.jpg was left out: it cannot be read as a picture').waitFor();
      expect(await keeper.entries()).toEqual(entries);
    });

    it('shows at the picture what the server has against it, and keeps the rest', async () => {
      await keeper.attach('CNIC front', await keeper.picture({ width: 8000, height: 5001 }));
      const entries = await keeper.entries();
      await keeper.postSlip();
      await keeper.dialog
        .getByText(/too many pixels: at most 40 million/)
        .first()
        .waitFor();
      expect(await keeper.entries()).toEqual(entries);
      await keeper.press('Remove picture.png', keeper.dialog);
      await keeper.postSlip();
      await keeper.slipIsPosted();
      expect(await books.purchases()).toBe(1);
    });

    async function messageOf(label: string): Promise<string> {
      const ids = await keeper.dialog.getByLabel(label).getAttribute('aria-describedby');
      const texts = await Promise.all(
        (ids ?? '').split(' ').map((id) => keeper.page.locator(`[id="${id}"]`).textContent()),
      );
      return texts.join(' ');
    }
  });

  it('asks for both IMEI and price, and for all fields, in a sale', async () => {
    await keeper.openSale();
    await keeper.press('Add', keeper.dialog);
    await keeper.dialog.getByText('Please enter both IMEI and price').waitFor();
    await keeper.search('Search phone by IMEI', a15.slice(-6));
    await keeper.dialog.getByRole('textbox', { name: 'Price', exact: true }).fill('');
    await keeper.press('Add', keeper.dialog);
    await keeper.dialog.getByText('Please enter both IMEI and price').waitFor();
    await keeper.press('Submit', keeper.dialog);
    await keeper.dialog.getByText('Please fill all fields').waitFor();
    expect(await books.sales()).toBe(0);
    await keeper.press('Cancel', keeper.dialog);
  });

  it("says that there is no such record, of nobody's id and of another shop's, and leads back", async () => {
    const other = await openShop();
    const their = await other.books.tradeOnce(theirs);
    await other.close();
    const nobody = '0192a4c0-0000-7000-8000-000000000001';
    for (const [path, call, id] of [
      ['/app/dashboard/partyLedger', '/api/partyLedger', their.party],
      ['/app/dashboard/bankTransaction', '/api/banks/:id/transactions', their.bank],
      ['/purchase/purchaseRecords', '/api/Purchase', their.purchase],
      ['/sales/sales', '/api/sale', their.sale],
      ['/sales/saleInvoices', '/api/sale', their.sale],
    ] as const) {
      for (const unknown of [id, nobody]) {
        const address = call.includes(':id') ? call.replace(':id', unknown) : `${call}/${unknown}`;
        expect((await books.get(address)).status, address).toBe(404);
        await keeper.open(`${path}/${unknown}`);
        await keeper.sees('This record does not exist');
      }
      await keeper.page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
      await keeper.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    }
    await keeper.open('/purchase/purchaseRecords/not-an-id');
    await keeper.sees('This record does not exist');
  });

  it('leads home from a path that nobody knows', async () => {
    await keeper.open('/no/such/page');
    await keeper.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(keeper.page.url()).pathname).toBe('/');
  });

  it('refuses a wrong password in words, and keeps the user name', async () => {
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn(shop.owner, 'not the password');
    await keeper.sees('Sign-in failed');
    await keeper.sees('The username or the password is wrong');
    expect(await keeper.page.getByLabel('Username').inputValue()).toBe(shop.owner);
    expect(await keeper.storedUser()).toBeNull();
  });
});
