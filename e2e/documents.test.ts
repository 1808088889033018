import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [sold, kept, wrong, old, ...bulk] = [
  '35693803000051',
  '35693803000052',
  '35693803000053',
  '35693803000054',
  '35693803000055',
  '35693803000056',
].map(withCheckDigit) as [string, string, string, string, string, string];

/** Actions on stored documents. */
describe('documents', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let made: Record<'bank' | 'party' | 'purchase' | 'sale', string>;
  let bank: string;
  let slips: Record<'kept' | 'wrong' | 'old', string>;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    made = await shop.books.tradeOnce(sold);
    bank = await shop.books.openBank('Meezan', 1_000_000);
    slips = {
      kept: await shop.books.buy(kept, bank),
      wrong: await shop.books.buy(wrong, bank),
      old: await shop.books.buyEarlier(old, 2),
    };
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it('prints a slip with what its seller declares, on both papers', async () => {
    await keeper.open(`/purchase/purchaseRecords/${made.purchase}`);
    await keeper.press('Print slip');
    const paper = keeper.dialog.getByRole('article', { name: 'Purchase slip' });
    await paper.getByText(/declare that what is listed on this slip is my lawful property/).waitFor();
    const [slip, seller] = await sellerOf(made.purchase);
    for (const text of [slip, seller, sold.slice(-6), 'Rupees', 'thumb print'])
      expect(await paper.textContent()).toContain(text);
    await keeper.looksPrinted();
    await keeper.choose('A4');
    await paper.getByText(/lawful property/).waitFor();
    await keeper.page.emulateMedia({ media: 'print' });
    expect(await paper.isVisible()).toBe(true);
    await keeper.page.emulateMedia({ media: null });
  });

  it('prints the slip of a lot with every IMEI and each model’s price', async () => {
    const imeis = ['35693803000057', '35693803000058'].map(withCheckDigit);
    const lot = await shop.books.buyLot(imeis);
    await keeper.open(`/purchase/purchaseRecords/bulkPurchase/${lot}`);
    await keeper.press('Print slip');
    const paper = keeper.dialog.getByRole('article', { name: 'Purchase slip' });
    await paper.getByText(/lawful property/).waitFor();
    const text = (await paper.textContent()) ?? '';
    for (const imei of imeis) expect(text).toContain(imei.slice(-6));
    expect(text).toContain('2 phones');
    expect(text).toMatch(/each Rs/);
  });

  async function sellerOf(purchase: string): Promise<[string, string]> {
    const { data } = await (await shop.books.get(`/api/Purchase/${purchase}`)).json();
    return [data.slipNumber, data.person.name];
  }

  it('takes a sold phone back, through a reload in the middle, and the money with it', async () => {
    const before = (await shop.books.wallet()).pocket ?? 0;
    await keeper.open(`/sales/sales/${made.sale}`);
    await keeper.press('Take back');
    const reason = keeper.dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('The speaker is broken');
    await keeper.keeps('The speaker is broken');
    await keeper.page.reload();
    await expect.poll(() => reason.inputValue(), { timeout: 10_000 }).toBe('The speaker is broken');
    await keeper.payFromPocket('Proceed To Pay');
    await keeper.press('Take back', keeper.dialog);
    await keeper.confirm('Take back');
    await keeper.sees('The return is recorded');
    await keeper.page
      .getByRole('table', { name: 'What came back' })
      .getByText('The speaker is broken')
      .waitFor();
    expect((await shop.books.wallet()).pocket).toBe(before - 50_000);
    expect(await shop.books.imeis()).toContain(sold);
    await shop.books.balance();
    expect(await keeper.page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
  });

  it('edits a slip, and lets two who edit it at once choose what it says', async () => {
    const other = await shop.signedIn(shop.owner);
    for (const person of [keeper, other]) {
      await person.open(`/purchase/purchaseRecords/${slips.kept}`);
      await person.press('Edit');
      await person.dialog.getByLabel('Color (Optional)').fill(person === keeper ? 'Blue' : 'Black');
    }
    await other.press('Update', other.dialog);
    await other.sees('Purchase Phone Record edited Successfully');
    await keeper.press('Update', keeper.dialog);
    await keeper.page.getByRole('heading', { name: 'Somebody changed this slip meanwhile' }).waitFor();
    await keeper.dialog.getByText('Black').waitFor();
    await keeper.dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
    await keeper.press('Go on', keeper.dialog);
    await keeper.press('Update', keeper.dialog);
    await keeper.sees('Purchase Phone Record edited Successfully');
    await keeper.page.getByRole('main').getByText(/Blue/).first().waitFor();
    await shop.books.balance();
  });

  it('writes down later what the police register says', async () => {
    await keeper.open(`/purchase/purchaseRecords/${slips.kept}`);
    await keeper.press('e-Gadget check');
    await keeper.dialog.getByLabel('Status').selectOption('Cleared');
    await keeper.dialog.getByLabel('Reference').fill('EG-1022');
    await keeper.attach('Screenshot (optional)', await keeper.picture());
    await keeper.press('Save the check', keeper.dialog);
    await keeper.sees('The e-Gadget check is saved');
    await keeper.page.getByRole('main').getByText('EG-1022').waitFor();
    await keeper.page.getByRole('main').getByText('Cleared').waitFor();
    await keeper.page.getByRole('main').getByRole('button', { name: 'e-Gadget status picture' }).waitFor();
    const { data } = await (await shop.books.get(`/api/Purchase/${slips.kept}`)).json();
    expect(data.pictures).toMatchObject([{ slot: 'eGadgetStatusPicture' }]);
  });

  it('undoes a slip that should never have been written', async () => {
    await keeper.open(`/purchase/purchaseRecords/${slips.wrong}`);
    await keeper.press('Void');
    await keeper.dialog.getByRole('textbox', { name: 'Reason' }).fill('Entered twice');
    await keeper.dialog.getByRole('button', { name: /void/i }).last().click();
    await keeper.sees('PS-3 is void');
    await keeper.page.getByText('Entered twice').first().waitFor();
    expect(await shop.books.imeis()).not.toContain(wrong);
    await shop.books.balance();
  });

  it('receives what is open of a sale on credit, where the sale is read', async () => {
    for (const imei of bulk) await shop.books.buy(imei, bank);
    const id = await sellOnCredit();
    await keeper.open(`/sales/BulkSales/${id}`);
    await keeper.page.getByRole('table', { name: 'Model by model' }).getByText('A15').waitFor();
    await keeper.press('Receive payment');
    await keeper.page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).first().waitFor();
    await keeper.dialog
      .getByRole('button', { name: /^(Save|Receive)/ })
      .last()
      .click();
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await keeper.sees('Payment recorded');
    await keeper.page.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
    await shop.books.balance();
  });

  it('offers at a row of the lists what can be done with a paper', async () => {
    const { page } = keeper;
    const choose = async (paper: RegExp, choice: string) => {
      await page.getByRole('button', { name: paper }).first().click();
      await page.getByRole('menuitem', { name: choice }).click();
    };
    await keeper.open('/sales/saleInvoices');
    await choose(/^Actions for INV-/, 'Take back');
    await keeper.dialog.getByRole('button', { name: 'Take back' }).waitFor();
    await keeper.open('/purchase/purchaseRecords');
    await choose(/^Actions for PS-/, 'Print slip');
    await keeper.dialog.getByText(/lawful property/).waitFor();
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = location.pathname;
      };
    });
    await keeper.open('/sales/saleInvoices');
    await choose(/^Actions for INV-/, 'Print invoice');
    await page.locator('html[data-printed^="/sales/"]').waitFor();
    expect(new URL(page.url()).searchParams.has('act')).toBe(false);
  });

  it('says at the IMEI of a slip where the phone is', async () => {
    await keeper.open('/?open=slip');
    const imei = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    await imei.fill(kept);
    await keeper.dialog.getByText(/: In stock$/).waitFor();
    await keeper.dialog.getByRole('link', { name: 'Open the phone’s page' }).waitFor();
    await imei.fill(bulk[0] ?? '');
    await keeper.dialog.getByText(/: sold to .+ on /).waitFor();
    await imei.fill(withCheckDigit('35693803000099'));
    await keeper.dialog.getByText(/: sold to .+ on /).waitFor({ state: 'detached' });
    await keeper.discard();
  });

  it('lets an employee take back what is of today only, and says why not', async () => {
    const employee = await shop.signedIn(await shop.books.hire());
    await employee.open(`/purchase/purchaseRecords/${slips.old}`);
    const undo = employee.page.getByRole('button', { name: 'Void', exact: true });
    await undo.waitFor();
    expect(await undo.isDisabled()).toBe(true);
    await employee.page.getByRole('group').filter({ has: undo }).last().focus();
    await employee.page.getByText(/only the owner of the shop/).waitFor();
    await employee.open(`/purchase/purchaseRecords/${slips.kept}`);
    await undo.waitFor();
    expect(await undo.isDisabled()).toBe(false);
  });

  async function sellOnCredit(): Promise<string> {
    const { data } = await (await shop.books.get('/api/shop/mine')).json();
    const answer = await shop.books.post('/api/sale', {
      entityData: { name: 'Hafeez Dealer', number: '03009998855' },
      sellingType: 'Credit',
      saleDate: data.today,
      imeiPrices: bulk.map((imei) => ({ imei, price: 50_000 })),
      finalPrice: 100_000,
      payableAmountNow: 40_000,
      payableAmountLater: 60_000,
      payableAmountLaterDate: data.today,
      pocketCash: 40_000,
    });
    expect(answer.status).toBe(201);
    return (await answer.json()).data._id;
  }
});
