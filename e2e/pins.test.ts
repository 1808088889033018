import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { openShop, type Shop } from './openShop.ts';
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
    await keeper.open('/');
    await keeper.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  /** Whose menu it is. */
  async function isAtTheTill(username: string) {
    await keeper.press('Settings');
    await keeper.page.getByRole('group', { name: username }).waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.page.getByRole('menu').waitFor({ state: 'detached' });
  }

  async function setPin(pin: string) {
    await keeper.press('Settings');
    await keeper.page.getByRole('menuitem', { name: 'PIN' }).click();
    await keeper.dialog.getByLabel('Your password').fill(PASSWORD);
    await keeper.dialog.getByLabel('New PIN').fill(pin);
    await keeper.save();
    await keeper.sees('PIN saved');
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
    await setPin('8305');
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
    await keeper.dialog.getByLabel('PIN').fill('8305');
    await keyboard.press('Enter');
    await keeper.dialog.waitFor({ state: 'detached' });
    await isAtTheTill(sana);
    const { data } = await shop.books.read('/api/audit');
    expect(data[0]).toMatchObject({ action: 'Signed in by a PIN', user: { username: sana } });
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
