import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plugInPrinter } from '../apps/host/src/kit/printer/pluggedPrinter.fixtures.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [first, second] = ['35693803000091', '35693803000092'].map(withCheckDigit) as [string, string];
const printer = {
  connection: 'usb',
  device: { vendorId: 0x04b8, productId: 0x0202 },
  name: 'EPSON TM-T20',
  baudRate: 115_200,
  language: 'esc-pos',
  width: 80,
  opensDrawer: true,
};

/** A till with a receipt printer and a drawer. */
describe('a receipt printer', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let page: Page;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    ({ page } = keeper);
    await shop.books.putCapital(200_000);
    for (const imei of [first, second]) await shop.books.buyFromPocket(imei);
    await page.addInitScript(plugInPrinter);
    await keeper.open('/');
    await keeper.prefer('receiptPrinter', printer);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const printed = () => page.evaluate(() => window.plugged.printed.flat());
  const dialogs = () => page.evaluate(() => window.plugged.dialogs);

  async function sellForCash(imei: string) {
    await keeper.open('/');
    await page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    await page.keyboard.press('s');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.scan(imei);
    await keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem').waitFor();
    await page.keyboard.press('F4');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/invoice/shop?*');
    await page.getByRole('button', { name: 'Save & print' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sales/**');
  }

  it('prints the receipt of a cash sale without a dialog, and opens the drawer', async () => {
    await sellForCash(first);
    await expect.poll(async () => (await printed()).length, { timeout: 20_000 }).toBeGreaterThan(20_000);
    const bytes = await printed();
    expect(bytes.slice(0, 2)).toEqual([0x1b, 0x40]);
    const text = String.fromCharCode(...bytes.slice(0, 40));
    expect(text).toContain('\x1bp');
    expect(String.fromCharCode(...bytes.slice(-8))).toContain('\x1dV');
    expect(await dialogs()).toBe(0);
  });

  it('says why nothing is printed, leaves it to the browser, and opens the drawer once it prints', async () => {
    await page.evaluate(() => {
      window.plugged.isOut = true;
    });
    await keeper.press('Print');
    await keeper.sees('The printer is not connected. See that it is switched on and plugged in.');
    await keeper.press('Print in the browser');
    await expect.poll(dialogs).toBe(1);
    await page.evaluate(() => {
      Object.assign(window.plugged, { isOut: false, printed: [] });
    });
    await keeper.press('Print');
    const start = async () => String.fromCharCode(...(await printed()).slice(0, 40));
    await expect.poll(start, { timeout: 20_000 }).toContain('\x1bp');
  });

  it('prints through the server on a printer in the network', async () => {
    const sent: { address: string; bytes: string }[] = [];
    // No test reaches a printer: what the server does with it is the server's own tests' concern.
    await page.route('**/api/shop/mine/print', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length === 1) return route.fulfill({ json: { message: 'Printed' } });
      const message = 'The printer at 192.168.1.50 does not answer';
      await route.fulfill({ status: 409, json: { message, code: 'conflict' } });
    });
    await keeper.open('/setup/shop?tab=printers');
    await page.getByLabel('Addresses of printers').fill('192.168.1.50\n192.168.1.300');
    await keeper.press('Save');
    await keeper.sees('Enter the address of a printer in your network, such as 192.168.1.50');
    await page.getByLabel('Addresses of printers').fill('192.168.1.50');
    await keeper.press('Save');
    await page.getByRole('button', { name: 'Connect 192.168.1.50' }).click();
    // The label printer's. The receipt printer has one of its own.
    const test = page.getByRole('button', { name: 'Test print' }).nth(1);
    await test.click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.address).toBe('192.168.1.50');
    expect(Buffer.from(sent[0]?.bytes ?? '', 'base64').toString('latin1')).toContain('Test print');
    await test.click();
    await keeper.sees('The printer at 192.168.1.50 does not answer');
  });

  it('prints a test and is forgotten in the settings', async () => {
    await keeper.open('/setup/shop?tab=printers');
    await page.getByText('EPSON TM-T20').waitFor();
    await keeper.press('Test print');
    await expect.poll(async () => (await printed()).length, { timeout: 20_000 }).toBeGreaterThan(2_000);
    await keeper.press('Disconnect');
    await page.getByText('None: the browser prints.').first().waitFor();
    await sellForCash(second);
    await expect.poll(dialogs).toBe(1);
  });
});
