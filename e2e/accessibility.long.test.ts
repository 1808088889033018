import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import {
  bulk,
  dashboard,
  inStock,
  invoice,
  type Made,
  openScene,
  openTradedShop,
  payment,
  registry,
  type Scene,
  sale,
  sales,
  scenes,
  slip,
  stock,
  takenIn,
  todayBook,
} from './scenes.ts';
import { violations } from './violations.ts';

/** Every rule of axe on the pages of a shop that has traded. */
describe('accessibility', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let made: Made;

  beforeAll(async () => {
    const traded = await openTradedShop();
    shop = traded;
    ({ keeper, made } = traded);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each(scenes)('finds nothing against $name, in light and in dark', async (scene) => {
    await open(keeper, scene);
    await expectNothingInLightAndDark(keeper);
  });

  it.each(registry)('finds nothing against $name, in light and in dark', async (scene) => {
    const registrar = await shop.signedIn('registrar');
    await open(registrar, scene);
    await expectNothingInLightAndDark(registrar);
  });

  const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it.each([
    [[dashboard, stock, sales], undefined],
    // A dialog fills the screen, so that axe finds no page behind it.
    [[sale, slip, bulk, payment], '[role=dialog]'],
  ])('finds nothing on a phone, in light and in dark: %#', async (seen, within) => {
    const phone = await shop.signedIn(shop.owner, onPhone);
    for (const scene of seen) {
      await open(phone, scene);
      await expectNothingInLightAndDark(phone, within);
    }
  });

  it('finds nothing against the review of a sale on a phone, in light and in dark', async () => {
    const phone = await shop.signedIn(shop.owner, onPhone);
    await open(phone, sale);
    await phone.scan(inStock);
    await phone.dialog.getByRole('list', { name: 'Phones' }).waitFor();
    await phone.page.keyboard.press('F4');
    await phone.press('Submit', phone.dialog);
    await phone.page.getByRole('button', { name: 'Save & print' }).waitFor();
    await expectNothingInLightAndDark(phone);
  });

  it.each([slip, bulk, sale])('finds nothing against $name when it says what is missing', async (scene) => {
    await open(keeper, scene);
    await keeper.dialog.getByRole('button', { name: /^(Save|Submit)$/ }).click();
    await keeper.dialog
      .getByText(/^Please (correct|fill)/)
      .first()
      .waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against an exchange, its review and the unfinished sales, in light and in dark', async () => {
    await open(keeper, sale);
    await keeper.newCustomer('Sana Malik', '0333 1112223');
    await keeper.choose('Exchange');
    await keeper.addPhone(inStock, '50000');
    await keeper.fillExchange({ company: 'Vivo', model: 'Y20', imei: takenIn, value: '18000' });
    await expectNothingInLightAndDark(keeper);
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.getByRole('button', { name: 'Save & print' }).waitFor();
    await expectNothingInLightAndDark(keeper);
    await open(keeper, sale);
    await keeper.listParked();
    await keeper.dialog.getByRole('button', { name: 'Continue Sana Malik' }).waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against parking a sale and the parked sales, in light and in dark', async () => {
    await open(keeper, sale);
    await keeper.newCustomer('Hina Aslam');
    await keeper.press('Park', keeper.dialog);
    const parking = keeper.page.getByRole('dialog', { name: 'Park this sale' });
    await parking.waitFor();
    await expectNothingInLightAndDark(keeper);
    await keeper.press('Park', parking);
    await keeper.sees('Sale parked: Hina Aslam');
    await expect.poll(() => shop.books.parkedSales()).toEqual(['Hina Aslam']);
    await open(keeper, sale);
    await keeper.listParked();
    await keeper.dialog.getByText(/^parked by /).waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against the change of person, in light and in dark', async () => {
    const till = await shop.signedIn(await shop.books.hire());
    await open(till, { path: () => '/?open=till', shows: /^Nobody else has a PIN/ });
    await expectNothingInLightAndDark(till);
    await till.open('/');
    for (const username of [shop.owner, await shop.books.hire(), await shop.books.hire()]) {
      await till.setPin('8305');
      await till.signOut();
      await till.page.waitForURL('**/login');
      await till.signIn(username);
      await till.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    }
    await open(till, { path: () => '/?open=till', shows: 'Person' });
    // All of them but the last, who is at the till.
    await expect.poll(() => till.dialog.getByRole('radio').count()).toBe(2);
    await expectNothingInLightAndDark(till);
  });

  it('finds nothing against signing in and signing up, in light, in dark and in Urdu', async () => {
    const visitor = await shop.newKeeper();
    for (const path of ['/login', '/auth/signup-1']) {
      await open(visitor, { path: () => path, shows: /Handset/ });
      await expectNothingInLightAndDark(visitor);
    }
    await speakUrdu(visitor);
    await visitor.open('/login');
    await visitor.page.locator('html[dir=rtl]').waitFor();
    expect(await violations(visitor)).toEqual([]);
  });

  it.each([dashboard, todayBook, slip, bulk, sale, invoice])(
    'finds nothing against $name in Urdu',
    async (scene) => {
      await speakUrdu(keeper);
      await open(keeper, scene);
      expect(await keeper.page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await violations(keeper)).toEqual([]);
    },
  );

  it('finds nothing against parking a sale in Urdu', async () => {
    await speakUrdu(keeper);
    await open(keeper, sale);
    await keeper.scan(inStock);
    await keeper.dialog.getByText('A15').first().waitFor();
    await keeper.page.keyboard.press('Alt+p');
    await keeper.page.getByRole('dialog', { name: 'فروخت روک کر رکھیں' }).waitFor();
    expect(await violations(keeper)).toEqual([]);
  });

  function open(person: Shopkeeper, scene: Pick<Scene, 'path' | 'shows'>) {
    return openScene(person, scene, made);
  }
});

async function expectNothingInLightAndDark(person: Shopkeeper, within?: string): Promise<void> {
  expect(await violations(person, { within }), 'light').toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but the colours is different in the dark.
  expect(
    await violations(person, { rules: ['color-contrast', 'link-in-text-block'], within }),
    'dark',
  ).toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'light' });
}

async function speakUrdu(keeper: Shopkeeper): Promise<void> {
  await keeper.prefer('locale', 'ur');
}
