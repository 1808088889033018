import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { spend } from './recordings.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

/** Two people at one till, who change by a PIN. */
describe('changing the person at a till', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let sana: string;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    sana = await shop.books.hire();
    await shop.books.putCapital(10_000);
    await keeper.open('/');
    await keeper.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const amount = () => keeper.dialog.getByRole('textbox', { name: 'Amount' });

  /** Waits for somebody's name below that of the shop. */
  async function isAtTheTill(username: string) {
    await keeper.page.getByText(username, { exact: true }).filter({ visible: true }).first().waitFor();
  }

  it('says what is missing while nobody else has a PIN', async () => {
    await keeper.page.keyboard.press('u');
    await keeper.dialog.getByText('Nobody else has a PIN on this device').waitFor();
    await keeper.page.keyboard.press('Escape');
  });

  it('takes a key, the PIN and Enter', async () => {
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn(sana);
    await keeper.setPin('8305');
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn(shop.owner);
    await isAtTheTill(shop.owner);
    const { keyboard } = keeper.page;
    await keyboard.press('u');
    await keeper.page.locator('input[type=password]:focus').waitFor();
    await keyboard.type('1111');
    await keyboard.press('Enter');
    await keeper.sees('This PIN is wrong');
    // In place of the wrong one.
    await keyboard.type('8305');
    await keyboard.press('Enter');
    await keeper.dialog.waitFor({ state: 'detached' });
    await isAtTheTill(sana);
    const { data } = await shop.books.read('/api/audit');
    expect(data[0]).toMatchObject({ action: 'Signed in by a PIN', user: { username: sana } });
  });

  it('keeps the drafts, saves and toasts of one from the other', async () => {
    const { page } = keeper;
    await keeper.signOut();
    await page.waitForURL('**/login');
    await keeper.signIn(shop.owner);
    await isAtTheTill(shop.owner);

    // An entry waits, a form is half filled, and a party is on its way.
    await page.route('**/api/expense', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await keeper.open('/app/dashboard/addLedger');
    await spend(keeper, '1');
    await page.getByText('1 entry waits on this device').waitFor();
    await keeper.press('Add expense');
    await amount().fill('731');
    await keeper.keeps('73100');
    await keeper.open('/');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/person/create', async (route) => {
      const response = await route.fetch();
      await isAnswered;
      await route.fulfill({ response });
    });
    await keeper.press('Create Entity');
    await keeper.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ghani');
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0300 1112255');
    await keeper.dialog.getByRole('textbox', { name: 'Reference' }).fill('Hall Road');
    await keeper.press('Create', keeper.dialog);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => shop.books.parties()).toHaveProperty('Ghani');

    await page.keyboard.press('u');
    await keeper.dialog.getByText(/^1 entry is not recorded yet\. It stays on this device/).waitFor();
    await keeper.dialog.getByLabel('PIN').fill('8305');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isAtTheTill(sana);
    answer();
    await keeper.open('/app/dashboard/addLedger');
    await keeper.press('Add expense');
    await keeper.dialog.waitFor();
    expect(await amount().inputValue()).toBe('');
    expect(await page.getByText(/Person created|wait/).count()).toBe(0);
    await keeper.press('Cancel', keeper.dialog);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keeper.signOut();
    await page.waitForURL('**/login');
    await keeper.signIn(shop.owner);
    await keeper.sees('The waiting entry has been recorded.');
    await keeper.open('/app/dashboard/addLedger');
    await keeper.press('Add expense');
    await expect.poll(() => amount().inputValue()).toBe('731');
    await keeper.discard();
    await keeper.signOut();
    await page.waitForURL('**/login');
    await keeper.signIn(sana);
    await isAtTheTill(sana);
  });

  it('offers nobody whose PIN was removed', async () => {
    await keeper.press('Settings');
    await keeper.page.getByRole('menuitem', { name: 'PIN' }).click();
    await keeper.press('Remove PIN', keeper.dialog);
    await keeper.sees('PIN removed');
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn(shop.owner);
    await isAtTheTill(shop.owner);
    await keeper.page.keyboard.press('u');
    await keeper.dialog.getByText('Nobody else has a PIN on this device').waitFor();
  });
});
