import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, unique } from './accounts.ts';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { violations } from './violations.ts';

/** My Shop, its staff and their chat, and help. */
describe('the shop itself', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let employee: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const field = (person: Shopkeeper, name: string) => person.page.getByRole('textbox', { name, exact: true });

  it('keeps what was typed through a reload, and shows it on both papers at once', async () => {
    await keeper.open('/setup/shop?tab=invoices');
    await field(keeper, 'Terms for used phones').fill('Three days to check the phone.');
    const papers = keeper.page.getByRole('article', { name: /INV-1/ });
    await papers.nth(1).getByText('Three days to check the phone.').waitFor();
    expect(await papers.getByText('Three days to check the phone.').count()).toBe(2);
    await keeper.keeps('Three days to check the phone.');
    await keeper.page.reload();
    await keeper.sees('What you typed was restored.');
    expect(await field(keeper, 'Terms for used phones').inputValue()).toBe('Three days to check the phone.');
    await keeper.press('Save');
    await keeper.sees('Shop updated successfully');
    expect((await details()).terms.used).toBe('Three days to check the phone.');
  });

  it('says what is wrong with a setting and keeps it', async () => {
    await keeper.open('/setup/shop?tab=invoices');
    await field(keeper, 'Invoice prefix').fill('HM26');
    await keeper.press('Save');
    await keeper.page
      .getByText(/no digit at the end/)
      .first()
      .waitFor();
    await keeper.press('Discard changes');
    await expect.poll(() => field(keeper, 'Invoice prefix').inputValue()).toBe('INV-');
  });

  it('loses nothing when somebody else changed the shop meanwhile, and says what they wrote', async () => {
    await keeper.open('/setup/shop');
    await field(keeper, 'Shop name').fill('Hall Road Phones');
    await field(keeper, 'City').fill('Lahore');
    const other = await shop.signedIn(shop.owner);
    await other.open('/setup/shop');
    await field(other, 'Shop name').fill('Star City Mobiles');
    await other.press('Save');
    await other.sees('Shop updated successfully');

    await keeper.press('Save');
    await keeper.page.getByText('Shop name: Star City Mobiles').waitFor();
    expect(await field(keeper, 'Shop name').inputValue()).toBe('Hall Road Phones');
    await keeper.press('Save');
    await keeper.sees('Shop updated successfully');
    expect(await details()).toMatchObject({ name: 'Hall Road Phones', city: 'Lahore' });
  });

  it('lets an employee in, who sees the shop and changes nothing', async () => {
    const sana = unique('sana');
    await keeper.open('/setup/shop?tab=staff');
    await keeper.press('Add staff');
    await keeper.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Sana Iqbal');
    await keeper.dialog.getByLabel('Username').fill(sana);
    await keeper.dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await keeper.save();
    await keeper.sees('They can sign in now');
    await keeper.page.getByText('Sana Iqbal').first().waitFor();

    employee = await shop.signedIn(sana);
    await employee.open('/setup/shop');
    await employee.page.getByText(/Only the owner of the shop may change this/).waitFor();
    expect(await field(employee, 'Shop name').isDisabled()).toBe(true);
    await employee.page.getByRole('tab', { name: 'Staff' }).click();
    await employee.page.getByText(/Only the owner of the shop sees/).waitFor();
    await employee.open('/subscription/paymentMethod');
    expect(await employee.page.getByRole('button', { name: 'I have paid' }).isDisabled()).toBe(true);
  });

  it('carries what one says to the other, counts it as unread, and sends again what did not arrive', async () => {
    await employee.open('/');
    await employee.press('Chat');
    const post = '**/api/chat';
    // It arrives, and its answer is lost.
    await employee.page.route(post, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await field(employee, 'Message').fill('Is the A15 still there?');
    await employee.page.keyboard.press('Enter');
    await employee.page.getByText(/^This may have arrived/).waitFor({ timeout: 30_000 });
    await employee.page.unroute(post);
    await employee.press('Send again');
    await employee.page.getByText(/^You · /).waitFor();

    await keeper.open('/');
    await keeper.press('Chat, 1 unread');
    await keeper.page.getByText('Is the A15 still there?').waitFor();
    expect(await keeper.page.getByText('Is the A15 still there?').count()).toBe(1);
    expect(await violations(keeper)).toEqual([]);
    await field(keeper, 'Message').fill('Yes, two');
    await keeper.press('Send');
    await employee.page.getByText('Yes, two').waitFor({ timeout: 15_000 });
    await keeper.page.keyboard.press('Escape');
    await keeper.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  });

  it('delivers a message on its way when the panel is closed', async () => {
    const message = await holdRequests(keeper.page, '**/api/chat', 'POST');
    await keeper.press('Chat');
    await field(keeper, 'Message').fill('Keep one for me');
    await keeper.press('Send');
    await keeper.page.getByText('Sending…').waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.dialog.waitFor({ state: 'detached' });
    await keeper.press('Chat');
    await keeper.page.getByText('Sending…').waitFor();
    await message.release();
    await keeper.page.getByText('Sending…').waitFor({ state: 'detached' });
    expect(await keeper.page.getByText('Keep one for me').count()).toBe(1);
    await keeper.page.keyboard.press('Escape');
  });

  it('loads what was said earlier as one scrolls up', async () => {
    for (let number = 1; number <= 60; number++)
      expect((await shop.books.post('/api/chat', { text: `Line ${number}.` })).status).toBe(201);
    await keeper.open('/');
    await keeper.press('Chat');
    await keeper.page.getByText('Line 60.').waitFor();
    expect(await keeper.page.getByText('Is the A15 still there?').count()).toBe(0);
    await keeper.page.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
    await keeper.page.getByText('Is the A15 still there?').waitFor();
  });

  it('takes the whole of a list out of My Shop', async () => {
    await keeper.open('/setup/shop?tab=data');
    const [download] = await Promise.all([
      keeper.page.waitForEvent('download'),
      keeper.page.getByRole('button', { name: 'Committees as CSV file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('committees.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Committee');
  });

  it('stops the access of somebody who left', async () => {
    await keeper.open('/setup/shop?tab=staff');
    await keeper.press('Actions for Sana Iqbal');
    await keeper.page.getByRole('menuitem', { name: 'Stop access' }).click();
    await keeper.confirm('Stop access');
    await keeper.sees('Saved');
    await keeper.page.getByText('Stopped', { exact: true }).waitFor();
    await employee.open('/');
    await employee.page.getByLabel('Username').waitFor();
  });

  it('asks support once, and goes on with the question', async () => {
    await keeper.open('/help/forsupport');
    await keeper.press('Ask support');
    await keeper.dialog.getByLabel('What is it about?').fill('The printer');
    await keeper.dialog.getByLabel('Message').fill('It cuts too late.');
    await keeper.press('Send', keeper.dialog, { clicks: 2 });
    await keeper.sees('Your question was sent');
    await keeper.page.getByRole('link', { name: 'The printer' }).click();
    await keeper.dialog.getByText('It cuts too late.').waitFor();
    await keeper.dialog.getByLabel('Message').fill('It does so since today.');
    await keeper.press('Reply', keeper.dialog);
    await keeper.sees('Your reply was sent');
    await keeper.dialog.getByText('It does so since today.').waitFor();
    expect(await keeper.dialog.getByLabel('Message').inputValue()).toBe('');
    const { total } = (await (await shop.books.get('/api/support')).json()) as { total: number };
    expect(total).toBe(1);
  });

  it('answers what is often asked without the server', async () => {
    await keeper.page.route('**/api/support**', (route) => route.abort());
    await keeper.open('/help/forsupport');
    await keeper.page.getByRole('button', { name: /How do I close the day/ }).click();
    await keeper.page.getByText(/Count the drawer/).waitFor();
    await keeper.page.getByText('Sale: find a phone').waitFor();
    await keeper.page.unroute('**/api/support**');
  });

  async function details() {
    const { data } = (await (await shop.books.get('/api/shop/mine')).json()) as {
      data: { name: string; city: string | null; terms: { used: string | null } };
    };
    return data;
  }
});
