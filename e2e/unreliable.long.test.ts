import { addDays, withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { heldIn } from './browserHolds.ts';
import { openShop, type Shop } from './openShop.ts';
import { Shopkeeper } from './Shopkeeper.ts';

const [early, late, spare] = ['35693803000081', '35693803000082', '35693803000083'].map(withCheckDigit) as [
  string,
  string,
  string,
];
const DAY = 24 * 60 * 60_000;

/** Failures of the server, the browser, its clock and its user. */
describe('what cannot be relied on', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let today: string;
  let sana: string;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    await shop.books.putCapital(500_000);
    for (const imei of [early, late, spare]) await shop.books.buyFromPocket(imei);
    sana = await shop.books.hire();
    today = (await shop.books.slip(early)).date;
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const main = (person: Shopkeeper) => person.page.getByRole('main');

  describe('a server that answers nonsense', () => {
    const html = '<!doctype html><title>Portal</title><p>Please pay for your Wi-Fi';
    const strange = 'The server sent an answer that could not be read';
    const drafts = { database: 'handset', table: 'drafts' };
    const gone = /The server cannot be reached/;
    const answers = [
      ['a page of HTML', { status: 200, contentType: 'text/html', body: html }, strange],
      ['broken JSON', { status: 200, contentType: 'application/json', body: '{"data":[{' }, strange],
      ['an error that is not its own', { status: 500, contentType: 'text/html', body: html }, strange],
      ['the gateway before it', { status: 502, contentType: 'text/html', body: html }, gone],
    ] as const;

    it.each(answers)('is said to, and asked again: %s', async (_what, answer, said) => {
      const person = await shop.signedIn(shop.owner);
      await person.page.route('**/api/sale?**', (route) => route.fulfill(answer));
      await person.open('/sales/saleInvoices');
      await main(person).getByText(said).first().waitFor();
      await person.page.unrouteAll({ behavior: 'ignoreErrors' });
      await person.press('Try again');
      await main(person)
        .getByText('No sales yet')
        .or(main(person).getByRole('link', { name: /^INV-/ }))
        .first()
        .waitFor();
      await person.page.context().close();
    });

    it.each([{}, { token: 'secret' }, { token: 'secret', user: {} }, { message: 'Welcome' }])(
      'does not sign anybody in on it: %j',
      async (answer) => {
        const person = await shop.newKeeper();
        await person.page.route('**/api/auth/sign-in', (route) => route.fulfill({ json: answer }));
        await person.open('/login');
        await person.signIn(shop.owner);
        await person.page.getByText(strange).waitFor();
        expect(await person.page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
        await person.page.unrouteAll({ behavior: 'ignoreErrors' });
        await person.signIn(shop.owner);
        await person.page.getByRole('button', { name: 'Settings' }).waitFor();
        await person.page.context().close();
      },
    );

    it.each(answers)(
      'loses nothing that is being saved, and saves it once: %s',
      async (what, answer, said) => {
        const name = `Cover ${what.length}`;
        await keeper.open('/app/dashboard/addAccessory');
        await keeper.press('Add accessory');
        await keeper.dialog.getByRole('textbox', { name: 'Accessory Name' }).fill(name);
        // The server saves, and its answer comes back as something else.
        await keeper.page.route('**/api/accessory/', async (route) => {
          if (route.request().method() !== 'POST') return route.fallback();
          await route.fetch();
          await route.fulfill(answer);
        });
        await keeper.save();
        await keeper.dialog.getByText(said).first().waitFor({ timeout: 30_000 });
        await keeper.page.unrouteAll({ behavior: 'ignoreErrors' });
        await keeper.press('Try again', keeper.dialog);
        await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
        // A page that is left before its draft is written would ask again.
        await expect.poll(() => heldIn(keeper.page, drafts)).not.toContain(name);
        const { data } = await (await shop.books.get('/api/accessory/')).json();
        expect(data.filter((row: { accessoryName: string }) => row.accessoryName === name)).toHaveLength(1);
      },
    );
  });

  it('keeps a slow save from being sent twice, and shows that it goes on', async () => {
    await keeper.open('/app/dashboard/addAccessory');
    await keeper.press('Add accessory');
    await keeper.dialog.getByRole('textbox', { name: 'Accessory Name' }).fill('Slow cable');
    let goOn = () => {};
    const patience = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let sent = 0;
    await keeper.page.route('**/api/accessory/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await patience;
      await route.continue();
    });
    const save = keeper.dialog.getByRole('button', { name: /Save/ });
    await save.click();
    await keeper.page.keyboard.press('Enter');
    await save.click({ force: true });
    expect(await save.isDisabled()).toBe(true);
    goOn();
    await keeper.sees('Accessory added');
    expect(sent).toBe(1);
    await keeper.page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each([
    ['forbids its storage', forbidStorage],
    ['has no room left', fillStorage],
  ])('lets somebody sign in and sell where the browser %s', async (_what, spoil) => {
    const person = await shop.newKeeper();
    const broken: string[] = [];
    person.page.on('pageerror', (error) => broken.push(error.message));
    await person.page.addInitScript(spoil);
    await person.open('/login');
    await person.signIn(sana);
    await person.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    await person.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await main(person).getByRole('heading', { name: 'To do' }).waitFor();
    const before = await shop.books.sales();
    const imei = (await shop.books.imeis())[0] ?? '';
    await sell(person, imei);
    expect(await shop.books.sales()).toBe(before + 1);
    expect(broken).toEqual([]);
  });

  it.each([
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('writes the shop’s own day where the clock of the device is %s', async (_what, offset) => {
    const imei = withCheckDigit(`356938030000${offset > 0 ? 84 : 85}`);
    await shop.books.buyFromPocket(imei);
    const person = await shop.newKeeper();
    await person.page.clock.setFixedTime(Date.now() + offset);
    await person.open('/login');
    await person.signIn(shop.owner);
    await person.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    await person.openSlip();
    await person.dialog.getByRole('button', { name: /^Date / }).click();
    const day = person.dialog.getByRole('spinbutton', { name: /^day/i }).first();
    expect(Number(await day.textContent())).toBe(Number(today.slice(8)));
    await person.press('Cancel', person.dialog);
    await person.page.getByRole('dialog').waitFor({ state: 'detached' });
    await sell(person, imei);
    const { data } = await (await shop.books.get('/api/sale')).json();
    expect(data[0]).toMatchObject({ date: today, phones: [{ imei1: imei }] });
    await person.open('/todayBook');
    await main(person).getByRole('button', { name: 'Close day' }).waitFor();
    expect(await (await shop.books.get(`/api/sale?from=${addDays(today, 1)}`)).json()).toMatchObject({
      total: 0,
    });
  });

  it('never mixes two people in two tabs of one browser', async () => {
    const owner = await shop.signedIn(shop.owner);
    await owner.open('/');
    await owner.openSlip();
    await owner.dialog.getByLabel('Father name').fill('Rashid Mahmood');
    await owner.keeps('Rashid Mahmood');
    const tab = new Shopkeeper(await owner.page.context().newPage());
    await tab.open('/');
    await tab.signOut();
    await tab.page.waitForURL('**/login');
    // The first tab shows nothing of the owner's any more.
    await owner.page.waitForURL('**/login?**');
    await tab.signIn(sana);
    await tab.page.getByRole('button', { name: 'Settings' }).waitFor();
    // It follows whoever signed in, to the page that it was on, without what the owner had typed.
    await owner.page.getByRole('heading', { name: 'Purchase Phone Slip' }).waitFor();
    expect(await owner.dialog.getByLabel('Father name').inputValue()).toBe('');
    await owner.press('Cancel', owner.dialog);
    await owner.open('/setup/shop');
    await owner.page.getByText(/Only the owner of the shop may change this/).waitFor();
    // Back comes the owner, and with them what they had typed.
    await tab.signOut();
    await tab.page.waitForURL('**/login');
    await tab.signIn(shop.owner);
    await tab.page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
    await tab.openSlip();
    await tab.sees('What you typed was restored.');
    expect(await tab.dialog.getByLabel('Father name').inputValue()).toBe('Rashid Mahmood');
  });

  async function sell(person: Shopkeeper, imei: string) {
    await person.openSale();
    await person.changeCustomer();
    await person.choose('New Customer');
    await person.dialog.getByRole('textbox', { name: 'Name' }).fill('Sana Malik');
    await person.dialog.getByRole('textbox', { name: 'Number' }).fill('0333 1112223');
    await person.choose('Full Payment');
    await person.addPhone(imei, '50000');
    await person.payFromPocket('Proceed to get payment');
    await person.press('Submit', person.dialog);
    await person.page.waitForURL('**/invoice/shop?*');
    await person.press('Save & print');
    await person.page.waitForURL('**/sales/saleInvoices/*');
  }
});

/** As in a private window that refuses even to be asked. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get: refuse });
  Object.defineProperty(window, 'sessionStorage', { get: refuse });
  indexedDB.open = refuse;
}

/** Everything may be read, and nothing written. */
function fillStorage() {
  const refuse = () => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
}
