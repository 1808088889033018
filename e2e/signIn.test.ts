import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { holdRequests } from './holdRequests.ts';
import { type Counter, openCounter } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const HOUR = 60 * 60_000;

describe('signing in', () => {
  let server: ShopServer;
  let counter: Counter;
  let keeper: Shopkeeper;
  let codes: string[];

  beforeAll(async () => {
    server = await startServer();
    counter = await openCounter(server.baseURL);
    keeper = await counter.newKeeper();
    await keeper.signUp('bilal');
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(async () => {
    await counter?.close();
    await server?.close();
  });

  const openTwoStep = async () => {
    await keeper.press('Settings');
    await keeper.page.getByRole('menuitem', { name: 'Two-step sign-in' }).click();
  };

  it('lets in who holds a device that signed in before, while a stranger guesses', async () => {
    const guess = () =>
      keeper.page.request.post('/api/auth/sign-in', { data: { username: 'bilal', password: 'x' } });
    for (let time = 0; time < 5; time += 1) await guess();
    expect((await guess()).status()).toBe(429);
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn('bilal');
    await keeper.page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
  });

  it('is set up to ask for a code, from the settings', async () => {
    const { page } = keeper;
    await openTwoStep();
    await keeper.dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await keeper.press('Set it up', keeper.dialog);
    await keeper.dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const shown = await keeper.dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const totp = new TOTP({ secret: Secret.fromBase32((shown ?? '').replaceAll(' ', '')) });
    await keeper.dialog.getByLabel('Code from the app').fill(totp.generate());
    await keeper.press('Turn on', keeper.dialog);
    await page.getByRole('alertdialog', { name: 'Save these recovery codes' }).waitFor();
    codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    // A line that comes back asks again whether it is on. The codes are told once, and stay.
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/second-factor')) answers += 1;
    });
    await expect.poll(() => keeper.reconnect().then(() => answers)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('asks for the code after the password, and a wrong one keeps what was typed', async () => {
    const { page } = keeper;
    await keeper.signOut();
    await page.waitForURL('**/login');
    await keeper.signIn('bilal');
    await page.getByLabel('Code').fill('AAAA-AAAA-AAAA-AAAA');
    await keeper.press('Sign in');
    await keeper.sees('The code is wrong, or was used before. Enter the next one');
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await keeper.press('Sign in');
    await page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
  });

  it('is by the password alone again once that is turned off by a code that was not used', async () => {
    await openTwoStep();
    await keeper.dialog.getByText('9 recovery codes are left').waitFor();
    await keeper.dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    const code = keeper.dialog.getByLabel('Code from the app, or a recovery code');
    await code.fill(codes[0] ?? '');
    await keeper.press('Turn off', keeper.dialog);
    await keeper.sees('The code is wrong, or was used before. Enter the next one');
    await code.fill(codes[1] ?? '');
    await keeper.press('Turn off', keeper.dialog);
    await keeper.sees('Two-step sign-in is off');
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    await keeper.signIn('bilal');
    await keeper.page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
  });

  it('is by the new password once it is changed', async () => {
    const changed = 'Blue-kettle-of-1987';
    await keeper.open('/?open=password');
    await keeper.dialog.getByRole('textbox', { name: 'Previous password' }).fill(PASSWORD);
    await keeper.dialog.getByRole('textbox', { name: 'New password' }).fill(changed);
    // Pressed twice, with the answer lost, and once more.
    await keeper.page.route('**/api/password/edit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await keeper.save({ clicks: 2 });
    await keeper.dialog.getByText('This may be saved already').waitFor();
    await keeper.page.unrouteAll({ behavior: 'ignoreErrors' });
    await keeper.press('Try again', keeper.dialog);
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.signOut();
    await keeper.page.waitForURL('**/login*');
    await keeper.signIn('bilal', changed);
    await keeper.page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
  });

  it('ended elsewhere, shows nothing of the shop to who opens the app hours later', async () => {
    const { page } = keeper;
    await keeper.open('/stockList');
    await page.getByRole('heading', { level: 1, name: 'Stock list' }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // The page is closed first, so that no request under way tells it of the end.
    await page.goto('about:blank');
    await page.request.post('/api/auth/sign-out', {
      headers: { authorization: `Bearer ${token}` },
      data: {},
    });
    const requests = await holdRequests(page, '**/api/**');
    await page.clock.setSystemTime(Date.now() + HOUR);
    await page.goto('/stockList', { waitUntil: 'commit' });
    await page.getByText('Checking that you are still signed in…').waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    await requests.release();
    await page.getByRole('heading', { name: 'Sign in to your shop' }).waitFor();
    expect(await page.getByText('Checking that you are still signed in…').count()).toBe(0);
  });
});
