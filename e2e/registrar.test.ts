import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { Books } from './Books.ts';
import { openRegistry, type Registry } from './openRegistry.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

/** A registrar of shops: opens them, says what they pay, and decides on what they say that they paid. */
describe('the registrar', () => {
  let shop: Registry;
  let owner: Shopkeeper;
  let registrar: Shopkeeper;

  beforeAll(async () => {
    shop = await openRegistry();
    ({ keeper: owner, registrar } = shop);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it('finds the shops in place of figures, and sets what they pay', async () => {
    await registrar.open('/');
    await registrar.page.waitForURL('**/app/dashboard/addShop');
    await registrar.page.getByText('Hall Road Mobiles').waitFor();
    await registrar.page.getByRole('tab', { name: 'Plans & accounts' }).click();
    await registrar.press('Add a plan');
    await registrar.page.getByRole('textbox', { name: 'Price' }).fill('2500');
    await registrar.press('Save');
    await registrar.page.getByText('This is required').first().waitFor();
    await registrar.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Monthly');
    await registrar.press('Add an account');
    await registrar.page.getByRole('textbox', { name: 'Title of the account' }).fill('Handset (Pvt) Ltd');
    await registrar.page
      .getByRole('textbox', { name: 'Account or mobile number' })
      .fill('PK36MEZN0001234567890123');
    await registrar.press('Save');
    await registrar.sees('Settings updated successfully');
  });

  it('keeps the terms that it types when a colleague saves others, and asks where both changed one', async () => {
    const number = registrar.page.getByRole('textbox', { name: 'Phone number' });
    const days = registrar.page.getByRole('textbox', { name: 'Grace period' });
    await number.fill('0300 1112223');
    await days.fill('5');
    const colleague = new Books(shop.baseURL, await registrar.token());
    const settings = async () => (await (await colleague.get('/api/subscription/settings')).json()).data;
    const { version, plans, payTo } = await settings();
    const [{ method, title, account }] = payTo;
    const theirs = {
      plans,
      payTo: [{ method, title, account }],
      graceDays: 9,
      contact: { whatsapp: '03214445556' },
    };
    const answer = await colleague.put('/api/subscription/settings', { version, ...theirs });
    expect(answer.status).toBe(200);
    await registrar.press('Save');
    const question = registrar.page.getByRole('radiogroup', { name: 'Grace period' });
    await question.getByText('Yours').click();
    await registrar.press('Go on', registrar.dialog);
    expect(await number.inputValue()).toBe('0300 1112223');
    expect(await days.inputValue()).toBe('5');
    await registrar.press('Save');
    await expect
      .poll(async () => {
        const { graceDays, contact } = await settings();
        return [graceDays, contact];
      })
      .toEqual([5, { number: '+923001112223', whatsapp: '+923214445556' }]);
  });

  it.each([
    '/stockList?view=units',
    '/app/dashboard/wallet',
    '/todayBook',
    '/app/dashboard/getCustomerRecord',
  ])('is told that the books of a shop are not theirs to see, and is led back: %s', async (path) => {
    await registrar.open(path);
    await registrar.page.getByText('This page is not for your role').waitFor();
    expect(await registrar.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await registrar.page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await registrar.page.waitForURL('**/app/dashboard/addShop');
  });

  it('opens a shop with its owner’s login', async () => {
    await registrar.open('/app/dashboard/addUser');
    const { page } = registrar;
    await page.getByLabel('Shop name').fill('Star City Mobiles');
    await page.getByLabel('Phone number').fill('0321 1234567');
    await page.getByRole('textbox', { name: 'Owner', exact: true }).fill('Sana Iqbal');
    await page.getByLabel('Username').fill(shop.owner);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await registrar.press('Add New Shop', page.getByRole('main'));
    await page.getByText(/taken/).first().waitFor();
    await page.getByLabel('Username').fill('sana');
    await registrar.press('Add New Shop', page.getByRole('main'), { clicks: 2 });
    await registrar.sees('Shop added successfully');
    await page.waitForURL('**/app/dashboard/addShop');
    await page.getByText('Star City Mobiles').waitFor();
    expect(await page.getByText('Star City Mobiles').count()).toBe(1);
  });

  it('gives an owner a new password', async () => {
    const changed = 'Blue-kettle-of-1987';
    await registrar.press('Actions for Star City Mobiles');
    await registrar.page.getByRole('menuitem', { name: 'Reset owner’s password', exact: true }).click();
    await registrar.dialog.getByRole('textbox', { name: /New password/ }).fill(changed);
    // Pressed twice, with the answer lost, and once more.
    await registrar.page.route('**/api/shop/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await registrar.press('Reset owner’s password', registrar.dialog, { clicks: 2 });
    await registrar.dialog.getByText('This may be saved already').waitFor();
    await registrar.page.unrouteAll({ behavior: 'ignoreErrors' });
    await registrar.press('Try again', registrar.dialog);
    await registrar.page.getByRole('dialog').waitFor({ state: 'detached' });
    const signIn = async (password: string) =>
      (
        await registrar.page.request.post('/api/auth/sign-in', { data: { username: 'sana', password } })
      ).status();
    expect([await signIn(PASSWORD), await signIn(changed)]).toEqual([401, 200]);
  });

  it('gives a shop a plan, which the shop then sees on every page', async () => {
    await act('Hall Road Mobiles', 'Plan and due date');
    await registrar.dialog.getByLabel('Plan', { exact: true }).selectOption('Monthly');
    await registrar.date('Next due', yesterday());
    await registrar.save();
    await registrar.sees('Shop updated successfully');
    await owner.open('/');
    await owner.page.getByText(/The subscription was due on/).waitFor();
    await owner.page.getByRole('link', { name: 'See subscription' }).click();
    await owner.page.getByText('PK36MEZN0001234567890123').waitFor();
  });

  it('puts a due day that another registrar changed meanwhile beside what is typed', async () => {
    await act('Star City Mobiles', 'Plan and due date');
    await registrar.dialog.getByLabel('Plan', { exact: true }).selectOption('Monthly');
    await registrar.date('Next due', '2030-01-31');
    const status = await registrar.page.evaluate(async (name) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const { data } = await (await fetch('/api/shop', { headers })).json();
      const settings = await (await fetch('/api/subscription/settings', { headers })).json();
      const shop = data.find((each: { name: string }) => each.name === name);
      const answer = await fetch(`/api/shop/${shop._id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          planId: settings.data.plans[0]._id,
          nextDue: '2030-06-30',
          version: shop.version,
        }),
      });
      return answer.status;
    }, 'Star City Mobiles');
    expect(status).toBe(200);
    await registrar.save();
    // Both gave it the same plan: the day alone is to be chosen.
    const question = registrar.page.getByRole('radiogroup', { name: 'Next due' });
    await question.getByText('30 Jun 2030').waitFor();
    expect(await registrar.page.getByRole('radiogroup').count()).toBe(1);
    await question.getByText('31 Jan 2030').click();
    await registrar.press('Go on', registrar.dialog);
    await registrar.save();
    await registrar.sees('Shop updated successfully');
    await registrar.page
      .getByRole('row', { name: /Star City Mobiles/ })
      .getByText('31 Jan 2030')
      .waitFor();
  });

  it('approves what a shop paid, and the shop sees it', async () => {
    await owner.press('I have paid');
    await owner.dialog.getByLabel('Transaction id').fill('TX-1');
    await owner.press('Save', owner.dialog, { clicks: 2 });
    await owner.sees('Payment sent; it will be checked soon');
    await owner.page.getByText('Being checked').waitFor();

    await registrar.open('/app/dashboard/addShop?tab=payments');
    await registrar.press('Decide on the payment of Hall Road Mobiles');
    await registrar.dialog.getByText('Reject', { exact: true }).first().click();
    await registrar.press('Reject', registrar.dialog);
    await registrar.dialog.getByText('This is required').first().waitFor();
    await registrar.dialog.getByText('Approve', { exact: true }).first().click();
    await registrar.press('Approve', registrar.dialog);
    await registrar.sees('Payment approved');

    await owner.page.reload();
    await owner.page.getByText('Approved').waitFor();
    // The page shows the kept subscription until the new one has come.
    await expect.poll(() => owner.page.getByText(/The subscription was due on/).count()).toBe(0);
  });

  it('suspends a shop, which may then only look', async () => {
    await act('Hall Road Mobiles', 'Suspend');
    await registrar.confirm('Suspend');
    await registrar.sees('Shop updated successfully');
    await owner.open('/');
    await owner.page.getByText(/This shop is suspended/).waitFor();
    await act('Hall Road Mobiles', 'Activate');
    await registrar.confirm('Activate');
    await owner.page.reload();
    await owner.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => owner.page.getByText(/This shop is suspended/).count()).toBe(0);
  });

  it('answers a shop’s question', async () => {
    await owner.open('/help/forsupport');
    await owner.press('Ask support');
    await owner.dialog.getByLabel('What is it about?').fill('The printer');
    await owner.dialog.getByLabel('Message').fill('It cuts too late.');
    await owner.press('Send', owner.dialog);
    await owner.sees('Your question was sent');
    await registrar.open('/help/forsupport');
    await registrar.page.getByRole('link', { name: 'The printer' }).click();
    await registrar.dialog.getByLabel('Message').fill('Choose 80 mm.');
    await registrar.press('Reply', registrar.dialog);
    await registrar.sees('Your reply was sent');
    await owner.page.getByRole('link', { name: 'The printer' }).click();
    await owner.dialog.getByText('Choose 80 mm.').waitFor();
  });

  it('keeps the registry from a shop’s owner', async () => {
    for (const path of ['/app/dashboard/addUser', '/app/dashboard/addShop']) {
      await owner.open(path);
      await owner.page.getByText('Only a registrar of shops may do this.').waitFor();
    }
  });

  async function act(shop: string, what: string) {
    await registrar.open('/app/dashboard/addShop');
    await registrar.press(`Actions for ${shop}`);
    await registrar.page.getByRole('menuitem', { name: what }).click();
  }
});

/** The day before the shop's today, which the grace covers. */
function yesterday(): string {
  const karachi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' });
  return karachi.format(Date.now() - 86_400_000);
}
